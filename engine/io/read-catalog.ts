import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Catalog } from '../schema/catalog.ts'
import { type InstalledLibrary, toCatalogFile } from './installed-library.ts'
import { readText } from './read-file.ts'
import { UserError } from '../problem/user-error.ts'

/** Thrown when the catalog of the package is missing or broken. The message is one line. */
export class CatalogError extends UserError {
  override readonly name = 'CatalogError'
}

/** Reads the catalog of the installed package. Throws a CatalogError if it is missing or broken. */
export async function readCatalog(installed: InstalledLibrary): Promise<Catalog> {
  const text = readFile(toCatalogFile(installed))
  try {
    const value: unknown = JSON.parse(text)
    if (isAsBuilt(text, installed)) return value as Catalog
    // Loaded only here, because it takes longer than reading the catalog itself.
    const { catalogSchema } = await import('../schema/catalog.ts')
    return catalogSchema.parse(value)
  } catch (error) {
    throw new CatalogError(
      'Cannot read `catalog.json` of the installed package, expected the file as it was published. Install the package again, then restart the MCP server or the command.',
      { cause: error },
    )
  }
}

/** Whether the catalog is byte for byte the one that the build has validated. */
function isAsBuilt(text: string, { folder }: InstalledLibrary): boolean {
  try {
    const { sha256 } = JSON.parse(readText(join(folder, 'catalog.digest.json')))
    return sha256 === hash('sha256', text)
  } catch {
    return false
  }
}

function readFile(file: string): string {
  try {
    return readText(file)
  } catch (error) {
    throw new CatalogError(
      'Cannot find `catalog.json` in the installed package, expected the file as it was published. Install the package again.',
      { cause: error },
    )
  }
}
