import { listTagEntries } from '../catalog/groups.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Entry } from '../schema/component.ts'
import { toSpellings } from './written-names.ts'

/** The tags of a catalog, prepared for lookups while somebody types. */
export type Known = {
  catalog: Catalog
  tags: Entry[]
  /** By tag, `x-acme::card.header` */
  entries: ReadonlyMap<string, Entry>
  /** By the names of calls, `acme.cardHeader`, and by paths, `acme::card/header` */
  spelled: ReadonlyMap<string, Entry>
  namespaces: string[]
}

const known = new WeakMap<Catalog, Known>()

/** Prepares a catalog for the language server, once for each catalog. */
export function toKnown(catalog: Catalog): Known {
  const before = known.get(catalog)
  if (before) return before
  const tags = listTagEntries(catalog)
  const entries = new Map(tags.map((entry) => [entry.tag, entry]))
  const spelled = new Map(
    tags.flatMap((entry) => {
      const { calls, paths } = toSpellings(entry.tag, entry.source?.file)
      return [...calls, ...paths].map((name) => [name, entry] as const)
    }),
  )
  const namespaces = tags.map(({ tag }) => tag.slice(2, tag.indexOf('::')))
  const made = {
    catalog,
    tags,
    entries,
    spelled,
    namespaces: [...new Set([catalog.library.namespace, ...namespaces])],
  }
  known.set(catalog, made)
  return made
}
