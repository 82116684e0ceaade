import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { stringify } from 'yaml'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import { escapeBrackets } from '@kit-edge/engine/library/markdown/write.ts'
import { findMain } from './find-main.ts'
import { htmlToMarkdown, type ResolveUrl } from './html-to-markdown.ts'
import { toLine, type PageHead } from './read-head.ts'
import { listCodes, sourceToMarkdown, type Source } from './source-to-markdown.ts'

/** The Markdown of a page, its title and description, and what it was generated from. */
export type PageText = {
  title: string
  description: string
  text: string
  from: 'source' | 'html'
  isEmpty: boolean
}

/** A page to convert. */
type Page = {
  html: string
  head: PageHead
  /** The files that may be the source of the page, best first */
  sources: Source[]
  url: string
  indexUrl: string
  resolve: ResolveUrl
}

/**
 * Converts a page to Markdown. Uses the text of its file where that is what the page shows, or else
 * the HTML.
 */
export function pageToMarkdown({ html, head, sources, url, indexUrl, resolve }: Page): PageText {
  const { before, content } = findMain(html)
  const h1 = takeTitle(before) || findTitle(content)
  const shown = h1 || withoutSite(head)
  const source = sources.find((each) => each.title === shown) ?? sources[0]
  const written = source && sourceToMarkdown(source, content, resolve)
  const title = shown || (written && source.title) || toName(url)
  const description = head.description || (written ? source.description : '')
  const codes = () => (source ? listCodes(source) : [])
  const body = [htmlToMarkdown(before, resolve), written ?? htmlToMarkdown(content, resolve, codes)]
    .map((part) => part.trimEnd())
    .filter(Boolean)
    .join('\n\n')
  const hasTitle = /^ {0,3}#[ \t]/.test(body)
  const yaml = stringify(
    { title, ...(description && { description }), canonical_url: url },
    { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' },
  )
  const heading = hasTitle ? '' : `# ${escapeBrackets(title)}\n\n`
  const text = `---\n${yaml}---\n\n${heading}> Documentation index: ${indexUrl}\n\n${body}\n`
  return { title, description, text, from: written ? 'source' : 'html', isEmpty: body === '' }
}

/** Returns the text of the first heading of level 1, or nothing. */
function findTitle(main: Element | Root): string {
  let title = ''
  walk(main as Root, 'element', (node) => {
    if (node.tagName === 'h1' && title === '') title = toLine(toString(node))
  })
  return title
}

/** Removes the first heading of level 1, and returns its text. */
function takeTitle(before: Root): string {
  let title = ''
  walk(before, 'element', (node, inside) => {
    if (node.tagName !== 'h1' || title !== '') return
    title = toLine(toString(node))
    const { children } = inside.at(-1)!
    children.splice(children.indexOf(node), 1, { type: 'text', value: ' ' })
  })
  return title
}

/** Returns the title of a page without the name of the site at its end or start. */
function withoutSite({ title, siteName }: PageHead): string {
  if (!siteName || title === siteName) return title
  const at = title.endsWith(siteName) ? title.slice(0, -siteName.length) : title
  return at.replace(/\s*[|\-–—·:]\s*$/, '') || title
}

/** Returns the end of a URL as a title. */
function toName(url: string): string {
  const name = url.replace(/\/$/, '').split('/').at(-1) || 'Home'
  return decodeURIComponent(name).replaceAll(/[-_]/g, ' ')
}
