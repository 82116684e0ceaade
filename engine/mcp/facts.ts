import type { Catalog } from '../schema/catalog.ts'
import type { Library } from '../schema/library.ts'

/** What the server answers from. */
export type Facts = {
  library: Library
  version: string
  /** Text for assistants, at most 2,000 characters */
  instructions: string
  /** Text of llms.txt, with placeholders */
  prose: string
  /** The catalog as it is installed now; a CatalogError says why there is none */
  read: () => Promise<Catalog>
}
