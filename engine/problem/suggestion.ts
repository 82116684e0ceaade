import { distance } from 'fastest-levenshtein'

/**
 * Asks whether something similar was meant.
 * @param meant the suggestion, with the quotes or backticks of the message
 * @param start `did` within a sentence
 */
export function toSuggestion(meant: string, start: 'Did' | 'did' = 'Did'): string {
  return `${start} you mean ${meant}?`
}

/** Returns the choice that was most likely meant by a word, or null if none is similar enough. */
export function findNearest(word: string, choices: readonly string[]): string | null {
  // Too short to compare, or too long to be a name.
  if (word.length < 3 || word.length > 100) return null
  const wanted = word.toLowerCase()
  let nearest: string | null = null
  let limit = Math.ceil(wanted.length / 3)
  for (const choice of choices) {
    const steps = distance(wanted, choice.toLowerCase())
    if (steps > limit) continue
    nearest = choice
    limit = steps - 1
  }
  return nearest
}
