/// <reference lib="dom" />
/**
 * Shows what the renderer has rendered. Its links and forms belong to an application that does not
 * exist here.
 */
import { limits, toCount } from '../limits.ts'
import type { FromResult, ToResult } from '../messages.ts'

const root = document.documentElement
const main = document.querySelector('main')!
const output = document.querySelector('output')!
/** Characters that are parsed at once. */
const step = 1000

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

addEventListener('message', ({ data, source, origin }: MessageEvent<ToResult>) => {
  // A page of another site can also be the parent.
  if (source !== parent || origin !== location.origin) return
  const { html, theme, dir, base, declarations } = data
  if (theme) root.dataset.theme = theme
  else delete root.dataset.theme
  root.dir = dir
  for (const variable of themed) root.style.removeProperty(variable)
  for (const [variable, value] of declarations) root.style.setProperty(variable, value)
  themed = declarations.map(([variable]) => variable)
  if (html !== shown) {
    shown = html
    excess = show(html, base)
  }
  const reply: FromResult = { excess }
  parent.postMessage(reply, location.origin)
})
let shown: string | undefined
let excess: string | null = null
let themed: string[] = []

/** Shows HTML, or returns why not. */
function show(html: string, base: string): string | null {
  // A document that loads nothing, because a `meta` element could open another page.
  const parsed = document.implementation.createHTMLDocument()
  const reason = parse(html, parsed)
  if (reason) return reason
  // Frames stay empty here, and each takes as long as a page.
  for (const element of parsed.querySelectorAll('meta[http-equiv], iframe, object, embed')) {
    element.remove()
  }
  const range = parsed.createRange()
  range.selectNodeContents(parsed.body)
  main.replaceChildren(range.extractContents())
  for (const element of base ? main.querySelectorAll('[src^="/"]') : []) {
    element.setAttribute('src', `${base}${element.getAttribute('src')}`)
  }
  return null
}

/**
 * Parses HTML as the body of a document, piece by piece: a few kilobytes of tags that are not closed
 * can take minutes. Returns the reason if it stops.
 */
function parse(html: string, parsed: Document): string | null {
  const elements = parsed.getElementsByTagName('*')
  parsed.open()
  // The first element keeps a `frameset` from replacing the body.
  parsed.write('<!doctype html><body><br>')
  parsed.body.firstChild!.remove()
  const start = performance.now()
  for (let at = 0; at < html.length; at += step) {
    parsed.write(html.slice(at, at + step))
    if (elements.length > limits.elements) {
      return `The result has more than ${toCount(limits.elements)} elements, too many for the playground.`
    }
    let depth = 0
    for (let last: Element | null = parsed.body; last; depth++) {
      const inner: ParentNode = last instanceof HTMLTemplateElement ? last.content : last
      last = inner.lastElementChild
    }
    if (depth > limits.depth) {
      return `The result has more than ${limits.depth} elements inside each other, too many for the playground.`
    }
    if (performance.now() - start > 2000) {
      return 'Stopped: reading the result took longer than two seconds. Are all elements closed?'
    }
  }
  parsed.close()
  return null
}

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
