import type { PageLink } from './list-links.ts'
import { spliceText } from './splice-text.ts'
import { toDestination } from './to-destination.ts'

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
