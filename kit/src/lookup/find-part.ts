import { listParts } from '../outputs/list-parts.ts'
import { LookupError } from '../problem/lookup-error.ts'
import type { Catalog } from '../schema/catalog.ts'
import { suggestNames } from '../search/suggest-names.ts'
import { findByName, type Part } from './find-by-name.ts'
import { toPlainName } from './to-plain-name.ts'

/** The component or sub-component of a name, however it is written; a LookupError when there is none. */
export function findPart(catalog: Catalog, written: string): Part {
  const plain = toPlainName(written)
  const prefix = `${catalog.library.namespace}.`
  const name = plain.startsWith(prefix) ? plain.slice(prefix.length) : plain
  const found = findByName(catalog, plain) ?? findByName(catalog, name)
  if (found) return found
  const names = listParts(catalog).map((part) => part.name)
  throw new LookupError('component', written, names, suggestNames(catalog, name))
}
