import MiniSearch from 'minisearch'
import type { Catalog } from '../schema/catalog.ts'
import type { Component, SubComponent } from '../schema/component.ts'
import { findByName, toPlainName } from './names.ts'

/** A component or sub-component that a search found, and the fields that it was found in. */
type FoundEntry = { name: string; parent: string | null; matchedOn: string[] }

/** Characters of a query that are searched for. */
const maxLength = 200
/** What readers know a field of the index as, if not by its name. */
const readable: Record<string, string> = { wholeTitle: 'title', wholeKeywords: 'keywords' }

/**
 * Components and sub-components that match a query, best first: the one of that name, then those
 * with its phrases, whole words, beginnings, typos.
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
            // What is spelled right is no typo of something else.
            fuzzy: (term) => (term.length > 3 && !isKnown(term) ? 0.25 : false),
          },
        ],
      },
      {
        boostDocument(_, __, stored) {
          // None at all leaves a document out before anything is computed for it.
          if (category !== undefined && stored?.category !== category) return 0
          // A sub-component is found by its own words, but the component comes first.
          return stored?.parent ? 0.6 : 1
        },
      },
    )
    .map(({ id, parent, match }) => ({ name: id, parent, matchedOn: toReadable(match) }))
    // The words of its component alone are no reason to name a sub-component.
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

/** `CardHeader` is no word of any text, and still a name. */
function findNamed(catalog: Catalog, query: string, category?: string): FoundEntry | null {
  const { component, subComponent } = findByName(catalog, toPlainName(query)) ?? {}
  if (!component || (category !== undefined && component.category !== category)) return null
  const matchedOn = ['name']
  return subComponent
    ? { name: subComponent.name, parent: component.name, matchedOn }
    : { name: component.name, parent: null, matchedOn }
}

/**
 * A word that nobody knows with two neighbouring letters swapped, if that is one that somebody
 * knows: the commonest typo, and two steps for a search that counts letters.
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

/** Words without those that tell no component from another, unless there are no others. */
export function dropStopWords(words: string[]): string[] {
  const telling = words.filter((word) => !stopWords.has(word))
  return telling.length ? telling : words
}

/** Most words of a phrase. */
const maxWords = 4

/** Phrases in a row of words, each as one word: `slide over`, `slide-over` and `slideover` are one. */
export function listPhrases(words: string[]): string[] {
  const phrases = words.length === 1 ? [...words] : []
  for (let length = 2; length <= maxWords; length += 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      phrases.push(words.slice(start, start + length).join(''))
    }
  }
  return [...new Set(phrases)]
}

/** What of a component or sub-component is searched, by field. */
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

/** What a hit in each field counts. */
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

/** A search index, and every word that is in it. */
type SearchIndex = { index: MiniSearch<SearchDocument>; words: Set<string> }

const indexes = new WeakMap<Catalog, SearchIndex>()

/** The search index of a catalog's components and sub-components; made once for each catalog. */
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
  index.addAll(catalog.components.flatMap(toDocuments))
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

function toPhrase(text: string): string {
  return splitWords(text).join('')
}

/** The words of a text in lower case, without the s of a plural; `CardTitles` is `card`, `title`. */
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
