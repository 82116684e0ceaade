import { distance } from 'fastest-levenshtein'

/**
 * The question that names what was most likely meant.
 * @param meant with its quotes, as the message shows names
 * @param start `did` within a sentence
 */
export function toSuggestion(meant: string, start: 'Did' | 'did' = 'Did'): string {
  return `${start} you mean ${meant}?`
}

/** The choice that was most likely meant by a word, or null when none is near enough. */
export function findNearest(word: string, choices: readonly string[]): string | null {
  // Of a letter or two nothing can be told, and what is far longer than any name is none.
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
