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
  return listNearest(word, choices)[0] ?? null
}

/** Lists the choices that a word is similar enough to, the most similar first. */
export function listNearest(word: string, choices: readonly string[]): string[] {
  // Too short to compare, or too long to be a name.
  if (word.length < 3 || word.length > 100) return []
  const wanted = word.toLowerCase()
  const limit = Math.ceil(wanted.length / 3)
  return choices
    .map((choice) => ({ choice, steps: countSteps(wanted, choice.toLowerCase()) }))
    .filter(({ steps }) => steps <= limit)
    .sort((a, b) => a.steps - b.steps)
    .map(({ choice }) => choice)
}

/** Counts the letters to change. Two letters in the wrong order, `tabel`, are one step. */
function countSteps(word: string, choice: string): number {
  const sort = (text: string) => [...text].sort().join('')
  const steps = distance(word, choice)
  return steps === 2 && sort(word) === sort(choice) ? 1 : steps
}

/** Something in a template that a library does not have. `of` is the name of a component. */
export type Written =
  | { kind: 'component'; written: string }
  | { kind: 'prop' | 'slot'; written: string; of: string }
  | { kind: 'value'; written: string; of: string; prop: string }

/** Returns a sentence on what to write instead, or null. */
export type Explain = (asked: Written) => string | null
