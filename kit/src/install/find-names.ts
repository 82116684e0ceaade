import { findNearest } from '../problem/find-nearest.ts'
import { LookupError } from '../problem/lookup-error.ts'

/**
 * The names in the values of an option, which may be lists with commas, each once; a LookupError
 * for an unknown one.
 * @param kind what is named, for messages
 */
export function findNames<T extends string>(
  kind: 'assistant' | 'editor',
  known: readonly T[],
  written: readonly string[],
): T[] {
  const wanted = written
    .flatMap((value) => value.split(','))
    .map((name) => name.trim().toLowerCase())
  return [...new Set(wanted.filter(Boolean))].map((name) => {
    const found = known.find((candidate) => candidate === name)
    if (found) return found
    const nearest = findNearest(name, known)
    throw new LookupError(kind, name, [...known], nearest ? [nearest] : [])
  })
}
