import { COMPONENTS } from '../catalog/groups.ts'
import { listNearest } from '../problem/suggestion.ts'
import { toNameKey, toPlainName } from '../suggest/names.ts'
import { type Match, rank, type RankedIndex, toRankedIndex } from './ranked-index.ts'
import type { SiteEntry, SiteIndexFile } from './site-index.ts'
import { splitWords } from '../suggest/words.ts'

/** An index that answers queries. */
export type SiteIndex = { ranked: RankedIndex; entries: Map<string, SiteEntry> }

/** A result: what was found, and the heading of its page that matches best, if any does. */
export type SiteResult = { entry: SiteEntry; heading: { text: string; anchor: string } | null }

/** The results for a query by group. */
export type SiteAnswer = {
  groups: { group: string; results: SiteResult[] }[]
  /** Whether the query is a tag or name of a component that does not exist */
  isUnknownComponent: boolean
}

/** The group of entries whose names are similar to a query that finds nothing. */
export const CLOSEST = 'Closest'
/** Maximum number of results, in all and in each group. */
const most = 12
const mostOfGroup = 4

/** Makes an index that answers queries from the published file. */
export function toSiteIndex({ entries }: SiteIndexFile): SiteIndex {
  return {
    ranked: toRankedIndex(entries),
    entries: new Map(entries.map((entry) => [entry.name, entry])),
  }
}

/**
 * Answers a query. The groups, and the results in each of them, are sorted by the best match. If
 * nothing matches, the answer has the entries whose names are closest.
 */
export function searchSite(index: SiteIndex, query: string): SiteAnswer {
  const found = listResults(index, query)
  const isTag = /^\s*<|::/.test(query)
  const isUnknownComponent = isTag && !findNamed(index, query)
  const groups = Map.groupBy(found.slice(0, most), ({ entry }) => entry.group)
  if (!found.length) groups.set(CLOSEST, listClosest(index, query))
  return {
    groups: [...groups].flatMap(([group, results]) =>
      results.length ? [{ group, results: results.slice(0, mostOfGroup) }] : [],
    ),
    isUnknownComponent,
  }
}

function listResults(index: SiteIndex, query: string): SiteResult[] {
  const name = toPlainName(query)
  // The marks of a tag are no words of it.
  const words = /^\s*<|::/.test(query) ? name.replaceAll('.', ' ') : query
  const found = rank(index.ranked, words)
    .map((match) => ({ match, score: match.score * match.coverage }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ match }) => toResult(index.entries.get(match.name)!, match))
  const named = findVariable(index, query) ?? findNamed(index, query)
  if (!named) return found
  return [named, ...found.filter(({ entry }) => entry !== named.entry)]
}

/** Finds the heading that lists a CSS variable, such as `--acme-color-surface` or `var(--acme-radius)`. */
function findVariable({ entries }: SiteIndex, query: string): SiteResult | undefined {
  const [, name] = /^\s*(?:var\(\s*)?(--[\w-]+)/.exec(query) ?? []
  if (name === undefined) return undefined
  for (const entry of entries.values()) {
    for (const [anchor, start] of Object.entries(entry.variables ?? {})) {
      if (!`${name}-`.startsWith(`${start}-`)) continue
      return { entry, heading: { text: entry.headings[entry.anchors.indexOf(anchor)]!, anchor } }
    }
  }
  return undefined
}

/** Finds a component by its name in any notation, such as `CardHeader` or `<x-acme::card.header>`. */
function findNamed({ entries }: SiteIndex, query: string): SiteResult | undefined {
  const key = toNameKey(toPlainName(query))
  const entry = [...entries.values()].find(
    ({ group, name }) => group === COMPONENTS && toNameKey(name) === key,
  )
  return entry && { entry, heading: null }
}

/** Lists what has a name or a title, else a keyword, that is similar to a query: the most similar first. */
function listClosest({ entries }: SiteIndex, query: string): SiteResult[] {
  const all = [...entries.values()]
  const toNames = ({ group, name, title }: SiteEntry) => [
    title,
    ...(group === COMPONENTS ? [name] : []),
  ]
  const listBy = (word: string, toTexts: (entry: SiteEntry) => string[]) =>
    listNearest(word, all.flatMap(toTexts)).flatMap((text) =>
      all.filter((entry) => toTexts(entry).includes(text)),
    )
  const named = [...listBy(toPlainName(query), toNames), ...listBy(query.trim(), toNames)]
  const closest = named.length ? named : listBy(query.trim(), ({ keywords }) => keywords)
  return [...new Set(closest)].map((entry) => ({ entry, heading: null }))
}

function toResult(entry: SiteEntry, { headingWords }: Match): SiteResult {
  let best: SiteResult['heading'] = null
  let mostWords = 0
  for (const [index, text] of entry.headings.entries()) {
    const words = splitWords(text)
    const count = headingWords.filter((word) => words.includes(word)).length
    if (count <= mostWords) continue
    mostWords = count
    best = { text, anchor: entry.anchors[index]! }
  }
  return { entry, heading: best }
}
