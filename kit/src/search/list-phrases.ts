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
