import type { Library } from './library.ts'

/** Types the literal of `library.ts`; it is validated when it is read. */
export function defineLibrary(library: Library): Library {
  return library
}
