import type { Element, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toString } from 'hast-util-to-string'
import { parse } from 'parse5'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'

/** The facts in the head of a page. */
export type PageHead = {
  title: string
  description: string
  /** Empty if the page names none */
  lang: string
  /** Empty if the page names none */
  siteName: string
  /** Whether the page asks search engines to leave it out */
  isHidden: boolean
  /** The URL that the page sends visitors to, if it is a redirect */
  redirect?: string
}

/** Reads the head of an HTML page. Parses no more than that, which is a tenth of most pages. */
export function readHead(html: string): PageHead {
  const end = html.search(/<\/head\s*>/i)
  const tree = fromParse5(parse(end === -1 ? html : html.slice(0, end)))
  const meta = new Map<string, string>()
  let title: string | undefined
  let lang = ''
  walk(tree as Root, 'element', (node: Element) => {
    const { tagName, properties } = node
    if (tagName === 'html') lang = String(properties.lang ?? '')
    if (tagName === 'title') title ??= toString(node)
    if (tagName !== 'meta') return
    const name = properties.name ?? properties.property ?? properties.httpEquiv
    meta.set(String(name).toLowerCase(), toLine(String(properties.content ?? '')))
  })
  const redirect = /\burl\s*=\s*['"]?([^'"]+)/i.exec(meta.get('refresh') ?? '')?.[1]
  return {
    title: toLine(title ?? ''),
    description: meta.get('description') ?? '',
    lang,
    siteName: meta.get('og:site_name') ?? '',
    isHidden: /\b(?:noindex|none)\b/i.test(meta.get('robots') ?? ''),
    ...(redirect !== undefined && { redirect }),
  }
}

/** Joins the lines of a text. */
export function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
