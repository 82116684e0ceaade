import MiniSearch from 'minisearch'
import type { Catalog } from '../schema/catalog.ts'
import { BLOCKS } from '../files/groups.ts'
import type { Block } from '../schema/block.ts'
import type { Component, SubComponent } from '../schema/component.ts'
import { findByName, toPlainName } from './names.ts'

/** A search result: a component, sub-component or block, and the fields that matched. */
type FoundEntry = { name: string; parent: string | null; matchedOn: string[] }

/** Maximum number of characters of a query; the rest is ignored. */
const maxLength = 200
/** The fields whose names differ in results. */
const readable: Record<string, string> = { wholeTitle: 'title', wholeKeywords: 'keywords' }

/**
 * Searches components, sub-components and blocks. Best match first: exact name, phrases, whole words,
 * prefixes, typos.
 */
export function searchEntries(catalog: Catalog, query: string, category?: string): FoundEntry[] {
  const { index, words: known } = toSearchIndex(catalog)
  const isKnown = (word: string) => splitWords(word).some((part) => known.has(part))
  const words = splitWords(query.slice(0, maxLength)).map((word) => correctWord(word, isKnown))
  const found = index
    .search(
      {
        combineWith: 'OR',
        queries: [
          { queries: listPhrases(words), fields: ['wholeTitle', 'wholeKeywords'] },
          {
            queries: dropStopWords(words),
            prefix: (term) => term.length > 1,
            // A word that is spelled correctly is not a typo of another.
            fuzzy: (term) => (term.length > 3 && !isKnown(term) ? 0.25 : false),
          },
        ],
      },
      {
        boostDocument(_, __, stored) {
          // With 0, a document is excluded before its score is computed.
          if (category !== undefined && stored?.category !== category) return 0
          // A sub-component is found by its own words, but its component ranks higher. So does a
          // component that has the same words as a block.
          if (stored?.category === BLOCKS) return 0.35
          return stored?.parent ? 0.6 : 1
        },
      },
    )
    .map(({ id, parent, match }) => ({ name: id, parent, matchedOn: toReadable(match) }))
    // A sub-component that only matches the words of its component is not a result.
    .filter(({ matchedOn }) => matchedOn.length)
  const named = findNamed(catalog, query, category)
  if (!named) return found
  const [first = named] = found.filter(({ name }) => name === named.name)
  return [first, ...found.filter(({ name }) => name !== named.name)]
}

function toReadable(match: Record<string, string[]>): string[] {
  const fields = Object.values(match)
    .flat()
    .filter((field) => field !== 'family')
  return [...new Set(fields.map((field) => readable[field] ?? field))]
}

/** Finds names such as `CardHeader`, which are not words of any text. */
function findNamed(catalog: Catalog, query: string, category?: string): FoundEntry | null {
  const { component, subComponent } = findByName(catalog, toPlainName(query)) ?? {}
  if (!component || (category !== undefined && component.category !== category)) return null
  const matchedOn = ['name']
  return subComponent
    ? { name: subComponent.name, parent: component.name, matchedOn }
    : { name: component.name, parent: null, matchedOn }
}

/**
 * Corrects an unknown word if swapping two neighbouring letters makes it a known one. This is the
 * most common typo, and counts as two edits in a fuzzy search.
 */
export function correctWord(word: string, isKnown: (word: string) => boolean): string {
  if (word.length < 3 || word.length > 30 || isKnown(word)) return word
  for (let index = 0; index + 1 < word.length; index += 1) {
    const swapped = word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2)
    if (swapped !== word && isKnown(swapped)) return swapped
  }
  return word
}

const stopWords = new Set(
  (
    'a about above after am an and any are as at be before below between by can do does for from has ' +
    'have how i if in into is it its me my of off on one or so some something that the their them ' +
    'then there they this to use was what when where which while who with you your'
  ).split(' '),
)

/** Removes words that do not distinguish components, unless there are no others. */
export function dropStopWords(words: string[]): string[] {
  const telling = words.filter((word) => !stopWords.has(word))
  return telling.length ? telling : words
}

/** Maximum number of words in a phrase. */
const maxWords = 4

/**
 * Lists the phrases in a sequence of words, each joined into one word, so that `slide over`,
 * `slide-over` and `slideover` are equal.
 */
export function listPhrases(words: string[]): string[] {
  const phrases = words.length === 1 ? [...words] : []
  for (let length = 2; length <= maxWords; length += 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      phrases.push(words.slice(start, start + length).join(''))
    }
  }
  return [...new Set(phrases)]
}

/** The searchable fields of a component, sub-component or block. */
type SearchDocument = {
  name: string
  title: string
  keywords: string
  /** The title as one word */
  wholeTitle: string
  /** Each keyword as one word */
  wholeKeywords: string
  /** Name and keywords of the component that a sub-component is part of */
  family: string
  summary: string
  props: string
  description: string
  category: string
  parent: string | null
}

/** The weight of a match in each field. */
const boost = {
  name: 8,
  title: 6,
  keywords: 5,
  wholeTitle: 6,
  wholeKeywords: 6,
  family: 1,
  summary: 2,
  props: 0.7,
  description: 0.4,
}

/** A search index, and every word in it. */
type SearchIndex = { index: MiniSearch<SearchDocument>; words: Set<string> }

const indexes = new WeakMap<Catalog, SearchIndex>()

/** Returns the search index of all components and blocks, built once for each catalog. */
export function toSearchIndex(catalog: Catalog): SearchIndex {
  const known = indexes.get(catalog)
  if (known) return known
  const words = new Set<string>()
  const index = new MiniSearch<SearchDocument>({
    idField: 'name',
    fields: Object.keys(boost),
    storeFields: ['category', 'parent'],
    tokenize: splitWords,
    processTerm(word) {
      words.add(word)
      return word
    },
    searchOptions: { boost, processTerm: (word) => word },
  })
  index.addAll([...catalog.components.flatMap(toDocuments), ...catalog.blocks.map(toBlockDocument)])
  const made = { index, words }
  indexes.set(catalog, made)
  return made
}

function toDocuments(component: Component): SearchDocument[] {
  return [
    toDocument(component, component),
    ...component.subComponents.map((sub) => toDocument(sub, component, component.name)),
  ]
}

function toDocument(
  entry: Component | SubComponent,
  { name, category, keywords }: Component,
  parent: string | null = null,
): SearchDocument {
  return {
    name: entry.name,
    title: entry.title,
    keywords: entry.keywords.join(' '),
    wholeTitle: toPhrase(entry.title),
    wholeKeywords: entry.keywords.map(toPhrase).join(' '),
    family: parent ? [name, ...keywords].join(' ') : '',
    summary: entry.summary,
    props: entry.props.flatMap((prop) => [prop.name, ...(prop.type.values ?? [])]).join(' '),
    description: [entry.description, ...entry.rules].join(' '),
    category,
    parent,
  }
}

/** A block is found by its own words, and by none of the components in it. */
function toBlockDocument({ name, title, keywords, description }: Block): SearchDocument {
  return {
    name,
    title,
    keywords: keywords.join(' '),
    wholeTitle: toPhrase(title),
    wholeKeywords: keywords.map(toPhrase).join(' '),
    family: '',
    summary: description,
    props: '',
    description: '',
    category: BLOCKS,
    parent: null,
  }
}

function toPhrase(text: string): string {
  return splitWords(text).join('')
}

/** Splits a text into lower-case words, in the singular. `CardTitles` becomes `card`, `title`. */
export function splitWords(text: string): string[] {
  return text
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(toSingular)
}

function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  return word.replace(/(?<=x|ch|sh|ss)es$|s$/, '')
}
