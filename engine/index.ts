import type { Library } from './schema/library.ts'
import type { Vocabulary } from './schema/vocabulary.ts'

export { defineTokens } from './schema/tokens.ts'
export type { Library, Vocabulary }

/** Types the object in `library.ts`, which is validated when it is read. */
export function defineLibrary(library: Library): Library {
  return library
}
