import { readFileSync } from 'node:fs'
import type { Catalog } from '../../engine/schema/catalog.ts'
import type { Project } from './make-project.ts'

/** Returns the catalog of the package that is installed in a project. */
export function readCatalog(project: Project): Catalog {
  return JSON.parse(readFileSync(project.catalog, 'utf8'))
}
