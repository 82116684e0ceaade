import { findByName, toPlainName } from './names.ts'
import type { Catalog } from '../schema/catalog.ts'
import { splitWords, toSearchIndex } from './index.ts'

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
          // A part of a component is found by its own words, but the component comes first.
          return stored?.parent ? 0.6 : 1
        },
      },
    )
    .map(({ id, parent, match }) => ({ name: id, parent, matchedOn: toReadable(match) }))
    // The words of its component alone are no reason to name a part.
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
