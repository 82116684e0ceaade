import { readFileSync } from 'node:fs'
import { catalogSchema, type Catalog } from '../src/schema/catalog.ts'

/** The catalog that the package was built with lies beside its compiled code. */
const file = new URL('../catalog.json', import.meta.url)

/** Thrown when the catalog of the package is missing or broken; the message is one line. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError'
}

/** Reads the catalog of the installed package; a CatalogError when it is missing or broken. */
export function readCatalog(): Catalog {
  const text = readText()
  try {
    return catalogSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new CatalogError(
      'Cannot read `catalog.json` of the installed package, expected it as the package was published. Install the package again, and restart what reads it.',
      { cause: error },
    )
  }
}

function readText(): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CatalogError(
      'Cannot find `catalog.json` in the installed package, expected it as the package was published. Install the package again.',
      { cause: error },
    )
  }
}
