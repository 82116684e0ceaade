import type { Catalog } from '../schema/catalog.ts'
import type { Library } from '../schema/library.ts'

/** The data that the server answers from. */
export type Facts = {
  library: Library
  version: string
  /** Text for assistants, at most 2,000 characters */
  instructions: string
  /** Text of llms.txt, with placeholders */
  prose: string
  /** Reads the catalog of the currently installed version; throws a CatalogError if that fails */
  read: () => Promise<Catalog>
}
