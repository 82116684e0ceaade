import { resolveDefaults } from '../src/config/resolve-defaults.ts'
import { toShortLine } from '../src/problem/to-short-line.ts'
import type { Catalog } from '../src/schema/catalog.ts'
import { readCatalog } from './read-catalog.ts'
import { readProjectConfig } from './read-project-config.ts'

/**
 * The catalog of the installed package with the defaults of a project. A missing or broken
 * configuration leaves those of the package; `report` hears of it, in one line.
 * @param folder path of the project's folder of configuration files
 */
export async function readProjectCatalog(
  folder: string,
  report: (problem: string) => void,
): Promise<Catalog> {
  const catalog = await readCatalog()
  const config = await readProjectConfig(folder, catalog.library.namespace, report)
  if (!config) return catalog
  try {
    return resolveDefaults(catalog, config, report)
  } catch (error) {
    // A getter of the project's that throws.
    const reason = toShortLine(error instanceof Error ? error.message : String(error))
    report(`Cannot read \`${config.file}\`: ${reason}. Defaults are those of the package.`)
    return catalog
  }
}
