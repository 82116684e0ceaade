import MiniSearch from 'minisearch'
import { correctWord, dropStopWords, listPhrases, splitWords, toPhrase } from '../suggest/words.ts'

/** Something that people search for: a component, sub-component, block or page. */
export type Searchable = {
  /** Unique name */
  name: string
  title: string
  keywords: string[]
  /** Name and keywords of the component that a sub-component is part of */
  family?: string
  summary?: string
  /** Texts of the headings of a page */
  headings?: string[]
  /** Names and values of props */
  props?: string
  description?: string
  /** Results can be limited to one category. */
  category: string
  parent?: string | null
  /** Factor of the score, 1 for a component */
  weight: number
}

/** A match: the name of what was found, the fields that matched, and the words in its headings. */
export type Match = {
  name: string
  parent: string | null
  score: number
  /** Share of the words of the query that were found, from 0 to 1 */
  coverage: number
  matchedOn: string[]
  /** Words of the index that occur in the headings, and in no more important field */
  headingWords: string[]
}

/** The searched fields, all of them text. */
type Document = Record<keyof typeof boost, string> & {
  category: string
  parent: string | null
  weight: number
}

/** The weight of a match in each field. */
const boost = {
  name: 8,
  title: 6,
  keywords: 5,
  /** The title as one word */
  wholeTitle: 6,
  /** Each keyword as one word */
  wholeKeywords: 6,
  family: 1,
  summary: 2,
  headings: 2,
  props: 0.7,
  description: 0.4,
}

/** The fields whose names differ in results. */
const readable: Record<string, string> = { wholeTitle: 'title', wholeKeywords: 'keywords' }
/** Maximum number of characters of a query; the rest is ignored. */
const maxLength = 200

/** An index of searchable things, and every word in it. */
export type RankedIndex = { index: MiniSearch<Document>; words: Set<string> }

/** Indexes searchable things by their words. */
export function toRankedIndex(entries: Searchable[]): RankedIndex {
  const words = new Set<string>()
  const index = new MiniSearch<Document>({
    idField: 'name',
    fields: Object.keys(boost),
    storeFields: ['category', 'parent', 'weight'],
    tokenize: splitWords,
    processTerm(word) {
      words.add(word)
      return word
    },
    searchOptions: { boost, processTerm: (word) => word },
  })
  index.addAll(entries.map(toDocument))
  return { index, words }
}

function toDocument(entry: Searchable): Document {
  const { name, title, keywords, family, summary, headings, props, description } = entry
  return {
    name,
    title,
    keywords: keywords.join(' '),
    wholeTitle: toPhrase(title),
    wholeKeywords: keywords.map(toPhrase).join(' '),
    family: family ?? '',
    summary: summary ?? '',
    headings: headings?.join(' ') ?? '',
    props: props ?? '',
    description: description ?? '',
    category: entry.category,
    parent: entry.parent ?? null,
    weight: entry.weight,
  }
}

/** Ranks what matches a query. Best match first: phrases, whole words, prefixes, typos. */
export function rank(
  { index, words: known }: RankedIndex,
  query: string,
  category?: string,
): Match[] {
  const isKnown = (word: string) => splitWords(word).some((part) => known.has(part))
  const words = splitWords(query.slice(0, maxLength)).map((word) => correctWord(word, isKnown))
  const telling = dropStopWords(words)
  return (
    index
      .search(
        {
          combineWith: 'OR',
          queries: [
            { queries: listPhrases(words), fields: ['wholeTitle', 'wholeKeywords'] },
            {
              queries: telling,
              prefix: (term) => term.length > 1,
              // A word that is spelled correctly is not a typo of another.
              fuzzy: (term) => (term.length > 3 && !isKnown(term) ? 0.25 : false),
            },
          ],
        },
        {
          // With 0, a document is excluded before its score is computed.
          boostDocument: (_, __, stored) =>
            category !== undefined && stored?.category !== category
              ? 0
              : (stored?.weight as number),
        },
      )
      .map(({ id, parent, score, match, queryTerms }) => ({
        name: id,
        parent,
        score,
        coverage: toCoverage(telling, queryTerms),
        matchedOn: toReadable(match),
        headingWords: listHeadingWords(match),
      }))
      // A sub-component that only matches the words of its component is not a result.
      .filter(({ matchedOn }) => matchedOn.length)
  )
}

/** Returns the share of the words of a query that something has, alone or in a phrase. */
function toCoverage(words: string[], found: string[]): number {
  const covered = words.filter((word) => found.some((term) => term.includes(word)))
  return covered.length / words.length
}

function toReadable(match: Record<string, string[]>): string[] {
  const fields = Object.values(match)
    .flat()
    .filter((field) => field !== 'family')
  return [...new Set(fields.map((field) => readable[field] ?? field))]
}

function listHeadingWords(match: Record<string, string[]>): string[] {
  return Object.entries(match)
    .filter(([, fields]) => fields.includes('headings') && !fields.includes('title'))
    .map(([word]) => word)
}
