import { createTemplateCompiler, type TemplateCompiler } from '../tags/compile/template-compiler.ts'
import { listEntries } from '../files/groups.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Entry } from '../schema/component.ts'

/** The parts of a catalog that checks need. */
export type CheckedCatalog = Pick<Catalog, 'components' | 'vocabulary'> & {
  library: Pick<Catalog['library'], 'namespace'>
}

/** A catalog, prepared for lookups by checks. */
export type CheckedLibrary = {
  catalog: CheckedCatalog
  namespace: string
  /** By dotted name */
  entries: ReadonlyMap<string, Entry>
  /** Dotted names, by the name of Edge's own call, `acme.cardHeader` */
  calls: ReadonlyMap<string, string>
  /** The names of all components' props */
  props: ReadonlySet<string>
  compile: TemplateCompiler
}

const libraries = new WeakMap<CheckedCatalog, CheckedLibrary>()

/** Prepares a catalog for checks, once for each catalog. */
export function toCheckedLibrary(catalog: CheckedCatalog): CheckedLibrary {
  const known = libraries.get(catalog)
  if (known) return known
  const { namespace } = catalog.library
  const entries = new Map<string, Entry>(listEntries(catalog).map((entry) => [entry.name, entry]))
  const library = {
    catalog,
    namespace,
    entries,
    calls: new Map([...entries.keys()].map((name) => [toCallName(namespace, name), name])),
    props: new Set([...entries.values()].flatMap((entry) => entry.props.map(({ name }) => name))),
    compile: createTemplateCompiler(namespace, [...entries.keys()]),
  }
  libraries.set(catalog, library)
  return library
}

function toCallName(namespace: string, name: string): string {
  return `${namespace}.${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`
}
