import type { Catalog } from '../schema/catalog.ts'
import { BLOCKS } from '../catalog/groups.ts'
import type { Block } from '../schema/block.ts'
import type { Component, SubComponent } from '../schema/component.ts'
import { findByName, toPlainName } from '../suggest/names.ts'
import { rank, type RankedIndex, type Searchable, toRankedIndex } from './ranked-index.ts'

/** A search result: a component, sub-component or block, and the fields that matched. */
type FoundEntry = { name: string; parent: string | null; matchedOn: string[] }

/**
 * Searches components, sub-components and blocks. Best match first: exact name, phrases, whole words,
 * prefixes, typos.
 */
export function searchEntries(catalog: Catalog, query: string, category?: string): FoundEntry[] {
  const found = rank(toSearchIndex(catalog), query, category).map(
    ({ name, parent, matchedOn }) => ({ name, parent, matchedOn }),
  )
  const named = findNamed(catalog, query, category)
  if (!named) return found
  const [first = named] = found.filter(({ name }) => name === named.name)
  return [first, ...found.filter(({ name }) => name !== named.name)]
}

/** Finds names such as `CardHeader`, which are not words of any text. */
function findNamed(catalog: Catalog, query: string, category?: string): FoundEntry | null {
  const { component, subComponent } = findByName(catalog, toPlainName(query)) ?? {}
  if (!component || (category !== undefined && component.category !== category)) return null
  const matchedOn = ['name']
  return subComponent
    ? { name: subComponent.name, parent: component.name, matchedOn }
    : { name: component.name, parent: null, matchedOn }
}

const indexes = new WeakMap<Catalog, RankedIndex>()

/** Returns the search index of all components and blocks, built once for each catalog. */
export function toSearchIndex(catalog: Catalog): RankedIndex {
  const known = indexes.get(catalog)
  if (known) return known
  const made = toRankedIndex([...listSearchable(catalog), ...catalog.blocks.map(toBlockSearchable)])
  indexes.set(catalog, made)
  return made
}

/** Lists the components, each followed by its sub-components, with the texts that are searched. */
export function listSearchable({ components }: Pick<Catalog, 'components'>): Searchable[] {
  return components.flatMap((component) => [
    toSearchable(component, component),
    ...component.subComponents.map((sub) => toSearchable(sub, component, component.name)),
  ])
}

function toSearchable(
  entry: Component | SubComponent,
  { name, category, keywords }: Component,
  parent: string | null = null,
): Searchable {
  return {
    name: entry.name,
    title: entry.title,
    keywords: entry.keywords,
    family: parent ? [name, ...keywords].join(' ') : '',
    summary: entry.summary,
    props: entry.props.flatMap((prop) => [prop.name, ...(prop.type.values ?? [])]).join(' '),
    description: [entry.description, ...entry.rules].join(' '),
    category,
    parent,
    // A sub-component is found by its own words, but its component ranks higher.
    weight: parent ? 0.6 : 1,
  }
}

/** A block is found by its own words, and by none of the components in it. */
export function toBlockSearchable({ name, title, keywords, description }: Block): Searchable {
  return {
    name,
    title,
    keywords,
    summary: description,
    category: BLOCKS,
    // A component that has the same words as a block ranks higher.
    weight: 0.35,
  }
}
