import type { Catalog } from '../schema/catalog.ts'

/**
 * Returns the catalog for the package. While the library has no host, adds the folder of the
 * installed package that contains the documentation.
 */
export function toPackageCatalog(catalog: Catalog): Catalog {
  const { library } = catalog
  if (library.docsUrl !== undefined) return catalog
  return { ...catalog, library: { ...library, docsFolder: `node_modules/${library.package}/ai` } }
}

/**
 * Returns a template for the package, with the path of its API file in its header comment, and with
 * the same line endings from every checkout. All lines keep their numbers, so that errors name the
 * lines of the source.
 * @param name dotted name of the component, `card.header`
 */
export function toShippedTemplate(source: string, name: string): string {
  const text = source.replaceAll('\r\n', '\n')
  if (!text.trimStart().startsWith('{{--')) return text
  const [component, ...parts] = name.split('.')
  const root = '../'.repeat(2 + parts.length)
  return text.replace('--}}', () => `API: ${root}ai/components/${component}.md --}}`)
}
