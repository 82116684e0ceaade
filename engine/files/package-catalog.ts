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

/**
 * A template as the package has it: its header comment names the file with the API. No line moves,
 * so that errors name the lines of the source.
 * @param name dotted name of the component, `card.header`
 */
export function toShippedTemplate(text: string, name: string): string {
  if (!text.trimStart().startsWith('{{--')) return text
  const [component, ...parts] = name.split('.')
  const root = '../'.repeat(2 + parts.length)
  return text.replace('--}}', () => `API: ${root}ai/components/${component}.md --}}`)
}
