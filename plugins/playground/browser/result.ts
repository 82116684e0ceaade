/// <reference lib="dom" />
/**
 * Shows what the renderer has rendered. Its links and forms belong to an application that does not
 * exist here.
 */
import type { ToResult } from '../messages.ts'

const root = document.documentElement
const main = document.querySelector('main')!
const output = document.querySelector('output')!

// The stylesheets have loaded. From here on, only their fonts and the images of examples can.
const toUrl = (path: string) => String(new URL(path, location.href))
const policy = document.createElement('meta')
policy.httpEquiv = 'Content-Security-Policy'
policy.content = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `img-src ${toUrl('../images/')} data:`,
  `font-src ${toUrl('../_astro/')} data:`,
].join('; ')
document.head.append(policy)

addEventListener('message', ({ data, source }: MessageEvent<ToResult>) => {
  if (source !== parent) return
  const { html, theme, dir, base, declarations } = data
  if (theme) root.dataset.theme = theme
  else delete root.dataset.theme
  root.dir = dir
  for (const variable of themed) root.style.removeProperty(variable)
  for (const [variable, value] of declarations) root.style.setProperty(variable, value)
  themed = declarations.map(([variable]) => variable)
  if (html === shown) return
  shown = html
  // Parsed in a document that loads nothing, because a `meta` element could open another page.
  const parsed = document.implementation.createHTMLDocument().createElement('main')
  parsed.innerHTML = html
  for (const element of parsed.querySelectorAll('meta[http-equiv]')) element.remove()
  main.replaceChildren(...parsed.childNodes)
  if (!base) return
  for (const element of main.querySelectorAll('[src^="/"]')) {
    element.setAttribute('src', `${base}${element.getAttribute('src')}`)
  }
})
let shown: string | undefined
let themed: string[] = []

addEventListener('submit', (event) => {
  const { submitter, target } = event
  const method = submitter?.getAttribute('formmethod') ?? (target as Element).getAttribute('method')
  if (event.defaultPrevented || method === 'dialog') return
  event.preventDefault()
  note('Not sent: this is a playground.')
})

for (const type of ['click', 'auxclick'] as const) {
  addEventListener(type, (event) => {
    // Links in SVG can have the older `xlink:href`.
    const link = (event.target as Element).closest(':is(a, area)[*|href]')
    if (!link || event.defaultPrevented || event.button === 2) return
    const href = link.getAttribute('href') ?? link.getAttribute('xlink:href') ?? ''
    if (/^#./.test(href)) return
    event.preventDefault()
    if (href && href !== '#') note(`In your application this link leads to ${href}.`)
  })
}

/** Shows a note for six seconds. */
function note(text: string): void {
  output.textContent = text
  setTimeout(() => {
    if (output.textContent === text) output.textContent = ''
  }, 6000)
}
