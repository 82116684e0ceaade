import type { Catalog } from '../schema/catalog.ts'

/**
 * The catalog that goes into the package. While the library has no host, it names the folder of the
 * installed package that has the documentation as files.
 */
export function toPackageCatalog(catalog: Catalog): Catalog {
  const { library } = catalog
  if (library.docsUrl !== undefined) return catalog
  return { ...catalog, library: { ...library, docsFolder: `node_modules/${library.package}/ai` } }
}
