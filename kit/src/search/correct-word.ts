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
