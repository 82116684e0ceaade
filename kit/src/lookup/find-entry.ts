import { listEntries } from '../outputs/list-entries.ts'
import { LookupError } from '../problem/lookup-error.ts'
import type { Catalog } from '../schema/catalog.ts'
import { suggestNames } from '../search/suggest-names.ts'
import { findByName, type LocatedEntry } from './find-by-name.ts'
import { toPlainName } from './to-plain-name.ts'

/** The component or sub-component of a name, however it is written; a LookupError when there is none. */
export function findEntry(catalog: Catalog, written: string): LocatedEntry {
  const plain = toPlainName(written)
  const prefix = `${catalog.library.namespace}.`
  const name = plain.startsWith(prefix) ? plain.slice(prefix.length) : plain
  const found = findByName(catalog, plain) ?? findByName(catalog, name)
  if (found) return found
  const names = listEntries(catalog).map((part) => part.name)
  throw new LookupError('component', written, names, suggestNames(catalog, name))
}
