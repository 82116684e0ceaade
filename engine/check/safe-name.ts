import { distance } from 'fastest-levenshtein'

/** Shorter names are too similar to other words. */
const MIN_LENGTH = 5

/**
 * Returns the name that was certainly meant by a word, or null. That is the name with the same
 * letters, or else the only name that differs in one letter, if it has five letters or more.
 */
export function findSafeName(word: string, names: readonly string[]): string | null {
  const plain = toPlain(word)
  const same = names.filter((name) => toPlain(name) === plain)
  if (same.length > 0) return same.length === 1 ? same[0]! : null
  const near = names.filter((name) => distance(toPlain(name), plain) === 1)
  return near.length === 1 && near[0]!.length >= MIN_LENGTH ? near[0]! : null
}

function toPlain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_./]/g, '')
}
