import { hash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeProject, type Project } from '../../../tests/mcp/make-project.ts'
import { readCatalog } from '../../../tests/mcp/read-catalog.ts'
import { toLargeCatalog } from '../../../tests/mcp/to-large-catalog.ts'
import type { Catalog } from '../../../kit/src/schema/catalog.ts'

/** A project with a package of so many components in it, as the build would have written it. */
export function makeLibrary(size: number): { project: Project; catalog: Catalog } {
  const project = makeProject(`bench-${size}`)
  const catalog = toLargeCatalog(readCatalog(project), size)
  const text = JSON.stringify(catalog)
  writeFileSync(project.catalog, text)
  const digest = join(project.package, 'build/catalog.digest.json')
  writeFileSync(digest, JSON.stringify({ sha256: hash('sha256', text) }))
  return { project, catalog }
}
