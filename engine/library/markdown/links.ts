import type { Root } from 'mdast'
import { walk } from './walk.ts'
import type { PageTree } from './tree.ts'
import { spliceText } from '../../tags/scan/splice-text.ts'

/** A destination that an author wrote; `from` and `to` enclose it without brackets. */
export interface PageLink {
  url: string
  kind: 'link' | 'image' | 'definition'
  line: number
  col: number
  from: number
  to: number
}

/**
 * Every written destination in the order of the text. References have none of their own, their
 * definition is listed; what is a link by itself is listed by `listAutolinks`.
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

/** An address that is a link by itself, `<https://…>` or without brackets. */
export interface PageAutolink {
  url: string
  line: number
}

/** Every link whose destination is its text, in the order of the text. */
export function listAutolinks(root: Root, destinations: PageTree['destinations']): PageAutolink[] {
  const links: PageAutolink[] = []
  walk(root, 'link', (node) => {
    if (destinations.has(node)) return
    links.push({ url: node.url, line: node.position?.start.line ?? 1 })
  })
  return links
}

/** Gives the new URL for a written one; the same URL leaves the text as it is. */
export type RewriteUrl = (url: string, link: PageLink) => string

/** The text with the destinations of `links` rewritten and all else byte for byte. */
export function rewriteDestinations(text: string, links: PageLink[], rewrite: RewriteUrl): string {
  const edits = links.flatMap((link) => {
    const url = rewrite(link.url, link)
    if (url === link.url) return []
    const isEnclosed = text[link.from - 1] === '<' && text[link.to] === '>'
    return [{ from: link.from, to: link.to, text: toDestination(url, isEnclosed) }]
  })
  return spliceText(text, edits)
}

/** The URL as a Markdown destination; `isEnclosed` if it goes between brackets already there. */
function toDestination(url: string, isEnclosed = false): string {
  const safe = url
    .replace(/[\n\r]/g, (character) => (character === '\n' ? '%0A' : '%0D'))
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/&(?=#\d{1,7};|#x[\da-f]{1,6};|[a-z\d]+;)/gi, '&amp;')
    // A bare pipe would end the cell if the link is in a table.
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
  // Markdown reads at most 32 of them.
  return depth === 0 && url.split('(').length <= 32
}
