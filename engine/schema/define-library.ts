import type { Library } from './library.ts'

/** Types the object in `library.ts`, which is validated when it is read. */
export function defineLibrary(library: Library): Library {
  return library
}
