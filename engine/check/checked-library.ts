import { createTemplateCompiler, type TemplateCompiler } from '../tags/compile/template-compiler.ts'
import { toCallName } from '../tags/scan/component-name.ts'
import { listEntries } from '../catalog/groups.ts'
import { isTag } from '../catalog/tag-text.ts'
import { toLocalName } from '../suggest/names.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Component, Entry } from '../schema/component.ts'

/** The parts of a catalog that checks need. */
export type CheckedCatalog = Pick<Catalog, 'components' | 'vocabulary'> & {
  library: Pick<Catalog['library'], 'namespace'>
  /** A sentence on where to find all components; without it, errors name the command for it */
  whereToLook?: string
}

/** The components of one namespace, prepared for lookups by checks. */
export type CheckedLibrary = {
  catalog: CheckedCatalog
  namespace: string
  /** Whether its components are tags. Those of other Edge libraries have only calls. */
  hasTags: boolean
  /** The first word of the library's commands */
  commands: string
  /** By dotted name */
  entries: ReadonlyMap<string, Entry>
  /** Dotted names, by the name of Edge's own call, `acme.cardHeader` */
  calls: ReadonlyMap<string, string>
  /** The names of all components' props */
  props: ReadonlySet<string>
  compile: TemplateCompiler
  /** Those of the application and of other Edge libraries; only the library itself has any */
  others: CheckedLibrary[]
}

const libraries = new WeakMap<CheckedCatalog, CheckedLibrary>()

/** Prepares a catalog for checks, once for each catalog. */
export function toCheckedLibrary(catalog: CheckedCatalog): CheckedLibrary {
  const known = libraries.get(catalog)
  if (known) return known
  const commands = catalog.library.namespace
  const namespaces = Map.groupBy(catalog.components, ({ name, source }) =>
    source ? name.slice(0, name.indexOf('::')) : commands,
  )
  const compile = createTemplateCompiler(
    [...new Set([commands, ...namespaces.keys()])].flatMap((namespace) => {
      const entries = listEntries({ components: namespaces.get(namespace) ?? [] })
      const names = entries.map(({ name }) => toLocalName(name))
      return namespace === commands || hasTags(entries) ? [{ namespace, names }] : []
    }),
  )
  const toLibrary = (namespace: string, others: CheckedLibrary[]): CheckedLibrary => {
    const components = (namespaces.get(namespace) ?? []).map(toLocal)
    const entries = new Map<string, Entry>(
      listEntries({ components }).map((entry) => [entry.name, entry]),
    )
    return {
      catalog: others.length ? { ...catalog, components } : catalog,
      namespace,
      hasTags: namespace === commands || hasTags(components),
      commands,
      entries,
      calls: new Map([...entries.keys()].map((name) => [toCallName(`${namespace}.${name}`), name])),
      props: new Set([...entries.values()].flatMap((entry) => entry.props.map(({ name }) => name))),
      compile,
      others,
    }
  }
  const foreign = [...namespaces.keys()].filter((namespace) => namespace !== commands)
  const others = foreign.map((namespace) => ({
    ...toLibrary(namespace, []),
    catalog: {
      ...catalog,
      library: { namespace },
      components: namespaces.get(namespace)!.map(toLocal),
    },
  }))
  const library = toLibrary(commands, others)
  libraries.set(catalog, library)
  return library
}

/** Lists a library and the others, only those whose components are tags. */
export function listTagLibraries(library: CheckedLibrary): CheckedLibrary[] {
  return [library, ...library.others].filter(({ hasTags }) => hasTags)
}

function hasTags(entries: readonly Pick<Entry, 'tag'>[]): boolean {
  return entries.some(({ tag }) => isTag(tag))
}

/** Names a component as in its own namespace. */
function toLocal(component: Component): Component {
  if (!component.source) return component
  const rename = <T extends Entry>(entry: T): T => ({ ...entry, name: toLocalName(entry.name) })
  return { ...rename(component), subComponents: component.subComponents.map(rename) }
}
