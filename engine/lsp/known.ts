import { listTagEntries } from '../files/groups.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Entry } from '../schema/component.ts'

/** The tags of a catalog, prepared for lookups while somebody types. */
export type Known = {
  catalog: Catalog
  tags: Entry[]
  /** By tag, `x-acme::card.header` */
  entries: ReadonlyMap<string, Entry>
  namespaces: string[]
}

const known = new WeakMap<Catalog, Known>()

/** Prepares a catalog for the language server, once for each catalog. */
export function toKnown(catalog: Catalog): Known {
  const before = known.get(catalog)
  if (before) return before
  const tags = listTagEntries(catalog)
  const entries = new Map(tags.map((entry) => [entry.tag, entry]))
  const namespaces = tags.map(({ tag }) => tag.slice(2, tag.indexOf('::')))
  const made = {
    catalog,
    tags,
    entries,
    namespaces: [...new Set([catalog.library.namespace, ...namespaces])],
  }
  known.set(catalog, made)
  return made
}
