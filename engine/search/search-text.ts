import type { SiteTextFile, TextSection } from './site-text.ts'
import { dropStopWords } from '../suggest/words.ts'

/** A section that contains all words of a query, and the part of its text with the first of them. */
export type TextResult = {
  path: string
  title: string
  heading: string
  anchor: string
  /** Pieces of the text; every second one matches the query */
  excerpt: string[]
}

/** How many characters an excerpt has before its first match, and in all. */
const before = 40
const length = 150

/**
 * Lists the sections whose text contains the beginnings of all words of a query, at most one of
 * each page. Best first: those with the whole query, then those that repeat its words most often.
 */
export function searchText(pages: SiteTextFile, query: string, limit: number): TextResult[] {
  const words = dropStopWords(query.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}_:./-]*/gu) ?? [])
  if (words.join('').length < 3) return []
  const patterns = words.map(toPattern)
  const phrase = toPattern(words.join(' '))
  const found = pages.flatMap((page) => {
    const sections = page.sections
      .map((section) => ({ section, score: toScore(section, patterns, phrase) }))
      .toSorted((a, b) => b.score - a.score)
    const best = sections[0]
    return best?.score ? [{ page, ...best }] : []
  })
  return found
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page: { path, title }, section: { heading, anchor, text } }) => ({
      path,
      title,
      heading,
      anchor,
      excerpt: toExcerpt(text, phrase.test(text) ? [phrase] : patterns),
    }))
}

/** Matches a word, or the beginning of one. */
function toPattern(words: string): RegExp {
  const escaped = words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}`, 'iu')
}

/** Returns 0 if a word is missing. */
function toScore({ heading, text }: TextSection, patterns: RegExp[], phrase: RegExp): number {
  const all = `${heading} ${text}`
  if (!patterns.every((pattern) => pattern.test(all))) return 0
  const count = (pattern: RegExp) => text.split(new RegExp(pattern, 'giu')).length - 1
  const repeated = patterns.reduce((sum, pattern) => sum + Math.min(count(pattern), 5), 0)
  return 1 + repeated / patterns.length + (phrase.test(all) ? 10 : 0)
}

function toExcerpt(text: string, patterns: RegExp[]): string[] {
  const first = Math.min(...patterns.map((pattern) => text.search(pattern)).filter((at) => at >= 0))
  const from = first > before && first < Infinity ? text.indexOf(' ', first - before) + 1 : 0
  const rest = text.slice(from, from + length)
  const part = from + length < text.length ? `${rest.slice(0, rest.lastIndexOf(' '))} …` : rest
  const any = new RegExp(`(${patterns.map(({ source }) => source).join('|')})`, 'giu')
  const pieces = part.split(any)
  return from ? [`… ${pieces[0]}`, ...pieces.slice(1)] : pieces
}
