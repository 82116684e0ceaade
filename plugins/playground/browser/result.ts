/// <reference lib="dom" />
/**
 * Shows what the renderer has rendered. Its links and forms belong to an application that does not
 * exist here.
 */
import type { ToResult } from '../messages.ts'

const root = document.documentElement
const main = document.querySelector('main')!
const output = document.querySelector('output')!

addEventListener('message', ({ data, source }: MessageEvent<ToResult>) => {
  if (source !== parent) return
  const { html, theme, dir, base } = data
  if (theme) root.dataset.theme = theme
  else delete root.dataset.theme
  root.dir = dir
  if (html === shown) return
  shown = html
  main.innerHTML = html
  if (!base) return
  for (const element of main.querySelectorAll('[src^="/"]')) {
    element.setAttribute('src', `${base}${element.getAttribute('src')}`)
  }
})
let shown: string | undefined

addEventListener('submit', (event) => {
  const { submitter, target } = event
  const method = submitter?.getAttribute('formmethod') ?? (target as Element).getAttribute('method')
  if (event.defaultPrevented || method === 'dialog') return
  event.preventDefault()
  note('Not sent: this is a playground.')
})

for (const type of ['click', 'auxclick'] as const) {
  addEventListener(type, (event) => {
    const link = (event.target as Element).closest('a[href]')
    if (!link || event.defaultPrevented || event.button === 2) return
    const href = link.getAttribute('href')!
    if (/^#./.test(href)) return
    event.preventDefault()
    if (href !== '#') note(`In your application this link leads to ${href}.`)
  })
}

/** Shows a note for six seconds. */
function note(text: string): void {
  output.textContent = text
  setTimeout(() => {
    if (output.textContent === text) output.textContent = ''
  }, 6000)
}

parent.postMessage({ type: 'ready' }, '*')
