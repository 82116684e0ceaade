import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Catalog } from '../schema/catalog.ts'

/** The catalog that the package was built with lies beside its compiled code. */
const file = new URL('../../kit/catalog.json', import.meta.url)

/** The SHA-256 of the catalog that was validated when the package was built. */
const digestFile = new URL('../../kit/catalog.digest.json', import.meta.url)

/** Thrown when the catalog of the package is missing or broken; the message is one line. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError'
}

/** Reads the catalog of the installed package; a CatalogError when it is missing or broken. */
export async function readCatalog(): Promise<Catalog> {
  const text = readText()
  try {
    const value: unknown = JSON.parse(text)
    if (isAsBuilt(text)) return value as Catalog
    // Loaded only for this: it costs more than the catalog itself.
    const { catalogSchema } = await import('../schema/catalog.ts')
    return catalogSchema.parse(value)
  } catch (error) {
    throw new CatalogError(
      'Cannot read `catalog.json` of the installed package, expected it as the package was published. Install the package again, and restart what reads it.',
      { cause: error },
    )
  }
}

/** Whether the catalog is, byte by byte, the one that the build has validated. */
function isAsBuilt(text: string): boolean {
  try {
    return JSON.parse(readFileSync(digestFile, 'utf8')).sha256 === hash('sha256', text)
  } catch {
    return false
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
