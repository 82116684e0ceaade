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

/** Joins the words of a text into one, such as `sliderrange` for `Slider ranges`. */
export function toPhrase(text: string): string {
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
