import type { Root } from 'mdast'
import { walk } from './walk.ts'
import type { PageTree } from './tree.ts'
import { spliceText } from '../../tags/scan/splice-text.ts'

/** A link destination in the author's text. `from` and `to` enclose it without brackets. */
export interface PageLink {
  url: string
  kind: 'link' | 'image' | 'definition'
  line: number
  col: number
  from: number
  to: number
}

/**
 * Lists every written destination in the order of the text. Reference links have no destination of
 * their own, so their definition is listed; see `listAutolinks` for bare URLs.
 */
export function listLinks(root: Root, destinations: PageTree['destinations'], text: string) {
  const links: PageLink[] = []
  walk(root, null, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    const range = destinations.get(node)
    if (range === undefined || node.position === undefined) return
    const before = text.slice(node.position.start.offset, range.from)
    const lineStart = text.lastIndexOf('\n', range.from - 1) + 1
    links.push({
      url: node.url,
      kind: node.type,
      line: node.position.start.line + before.split('\n').length - 1,
      col: range.from - lineStart + 1,
      ...range,
    })
  })
  return links.toSorted((a, b) => a.from - b.from)
}

/** A URL that is a link by itself, `<https://…>` or without brackets. */
export interface PageAutolink {
  url: string
  line: number
}

/** Lists every link whose destination is its text, in the order of the text. */
export function listAutolinks(root: Root, destinations: PageTree['destinations']): PageAutolink[] {
  const links: PageAutolink[] = []
  walk(root, 'link', (node) => {
    if (destinations.has(node)) return
    links.push({ url: node.url, line: node.position?.start.line ?? 1 })
  })
  return links
}

/** Returns the new URL for a written one. If it is the same, the text stays unchanged. */
export type RewriteUrl = (url: string, link: PageLink) => string

/** Rewrites the destinations of `links` and leaves the rest of the text unchanged. */
export function rewriteDestinations(text: string, links: PageLink[], rewrite: RewriteUrl): string {
  const edits = links.flatMap((link) => {
    const url = rewrite(link.url, link)
    if (url === link.url) return []
    const isEnclosed = text[link.from - 1] === '<' && text[link.to] === '>'
    return [{ from: link.from, to: link.to, text: toDestination(url, isEnclosed) }]
  })
  return spliceText(text, edits)
}

/** Writes a URL as a Markdown destination. Pass `isEnclosed` if it already has angle brackets. */
function toDestination(url: string, isEnclosed = false): string {
  const safe = url
    .replace(/[\n\r]/g, (character) => (character === '\n' ? '%0A' : '%0D'))
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/&(?=#\d{1,7};|#x[\da-f]{1,6};|[a-z\d]+;)/gi, '&amp;')
    // If the link is in a table, a bare pipe would end the cell.
    .replace(/\|/g, '\\|')
  if (isEnclosed) return escapeBrackets(safe)
  const isBare = url !== '' && !/^<|[\p{Cc} ]/u.test(safe) && hasBalancedParentheses(safe)
  return isBare ? safe : `<${escapeBrackets(safe)}>`
}

function escapeBrackets(url: string): string {
  return url.replace(/[<>]/g, '\\$&')
}

function hasBalancedParentheses(url: string): boolean {
  let depth = 0
  for (const character of url) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth < 0) return false
  }
  // Markdown allows at most 32 of them.
  return depth === 0 && url.split('(').length <= 32
}
