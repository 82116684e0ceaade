import type { Explain } from '../problem/suggestion.ts'
import { suggest } from '../suggest/suggest.ts'
import type { DescribedCatalog } from '../suggest/meaning/vocabulary-index.ts'
import { type InstalledLibrary, toCatalogFile } from './installed-library.ts'
import { readText } from './read-file.ts'

/**
 * Returns a function that explains mistakes in templates. Reads the catalog at the first mistake;
 * without a catalog, it explains nothing.
 */
export function createExplain(installed: InstalledLibrary): Explain {
  let catalog: DescribedCatalog | null | undefined
  return (asked) => {
    catalog ??= readCatalogOrNull(installed)
    return catalog === null ? null : suggest(catalog, asked)
  }
}

function readCatalogOrNull(installed: InstalledLibrary): DescribedCatalog | null {
  try {
    return JSON.parse(readText(toCatalogFile(installed)))
  } catch {
    // A broken package has its own error message in each command; a hint is not worth another.
    return null
  }
}
