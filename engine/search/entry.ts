import { BLOCKS, listByCategory, listEntries } from '../catalog/groups.ts'
import { LookupError } from '../problem/lookup-error.ts'
import type { Block } from '../schema/block.ts'
import type { Catalog } from '../schema/catalog.ts'
import {
  findByName,
  findNearestName,
  type LocatedEntry,
  toPlainName,
  toQualifiedName,
} from '../suggest/names.ts'
import { findMeant } from '../suggest/meaning/find-meant.ts'
import { suggest } from '../suggest/suggest.ts'
import { findNearest } from '../problem/suggestion.ts'
import { searchEntries } from './search.ts'

/** Finds a component or sub-component by its name in any notation, or throws a LookupError. */
export function findEntry(catalog: Catalog, written: string): LocatedEntry {
  const plain = toPlainName(written)
  const prefix = `${catalog.library.namespace}.`
  const name = plain.startsWith(prefix) ? plain.slice(prefix.length) : plain
  const qualified = toQualifiedName(written)
  const found =
    (qualified && findByName(catalog, qualified)) ??
    findByName(catalog, plain) ??
    findByName(catalog, name)
  if (found) return found
  if (findBlock(catalog, written)) throw new LookupError('props of block', written, [], [])
  if (catalog.blocks.length && isBlockName(written)) throw toMissingBlock(catalog, written)
  const names = listEntries(catalog).map((entry) => entry.name)
  const asked = { kind: 'component', written: qualified ?? name } as const
  const meant = findMeant(catalog, asked)
  if (meant?.prop !== undefined || meant?.slot !== undefined) {
    throw new LookupError('component', written, names, [], { advice: suggest(catalog, asked)! })
  }
  const nearest = [...(meant ? [meant.name] : []), ...suggestNames(catalog, name)]
  throw new LookupError('component', written, names, [...new Set(nearest)].slice(0, 3))
}

/** Whether a name is meant to be that of a block, such as `blocks/foo`. */
function isBlockName(written: string): boolean {
  return /^\/?blocks?\//i.test(written.trim())
}

/** Suggests the nearest blocks, by spelling, then by meaning. Lists all if none comes close. */
function toMissingBlock(catalog: Catalog, written: string): LookupError {
  const names = catalog.blocks.map(({ name }) => name)
  const word = written.trim().replace(/^\/?[^/]*\//, '')
  const nearest = findNearest(
    word,
    names.map((name) => name.replace('blocks/', '')),
  )
  const found = searchEntries(catalog, word, BLOCKS).map(({ name }) => name)
  const meant = new Set([...(nearest ? [`blocks/${nearest}`] : []), ...found])
  return new LookupError('block', written, names, [...meant].slice(0, 3))
}

/** Finds a block by its name, `blocks/sign-in`, or returns undefined. */
export function findBlock({ blocks }: Pick<Catalog, 'blocks'>, written: string): Block | undefined {
  const name = toKey(written).replaceAll(' ', '-').replace(/^\//, '')
  return blocks.find((block) => block.name === name)
}

/** Whether a name is that of the category of blocks, and not of a component. */
export function isBlocks(catalog: Catalog, written: string): boolean {
  const name = toKey(written)
  return catalog.blocks.length > 0 && name === toKey(BLOCKS) && !findByName(catalog, name)
}

/** Finds a category by its name, in any case. Throws a LookupError if there is none. */
export function findCategory(catalog: Catalog, written: string): string {
  const names = listCategories(catalog)
  const wanted = toKey(written)
  const found = names.find((name) => toKey(name) === wanted)
  if (found) return found
  const nearest = findNearest(written, names)
  // There are few categories, so the message names all of them.
  throw new LookupError('category', written, names, nearest ? [nearest] : [], { listAll: true })
}

/** Lists the categories of components, and that of blocks if there are any. */
export function listCategories(catalog: Catalog): string[] {
  const names = listByCategory(catalog).map(({ name }) => name)
  return catalog.blocks.length ? [...names, BLOCKS] : names
}

function toKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()
}

/** Suggests up to three names for a word, best first: by spelling, then by meaning. */
export function suggestNames(catalog: Catalog, word: string): string[] {
  const names = listEntries(catalog).map(({ name }) => name)
  const nearest = findNearestName(word, names)
  const found = searchEntries(catalog, word).map(({ name }) => name)
  return [...new Set([...(nearest ? [nearest] : []), ...found])].slice(0, 3)
}
