import MiniSearch from 'minisearch'
import type { Catalog } from '../schema/catalog.ts'
import type { Component, SubComponent } from '../schema/component.ts'

/** What of a component or sub-component is searched, by field. */
export type SearchDocument = {
  name: string
  title: string
  keywords: string
  summary: string
  props: string
  description: string
  category: string
  parent: string | null
}

const indexes = new WeakMap<Catalog, MiniSearch<SearchDocument>>()

/** The search index of a catalog's components and sub-components; made once for each catalog. */
export function toSearchIndex(catalog: Catalog): MiniSearch<SearchDocument> {
  const known = indexes.get(catalog)
  if (known) return known
  const index = new MiniSearch<SearchDocument>({
    idField: 'name',
    fields: ['name', 'title', 'keywords', 'summary', 'props', 'description'],
    storeFields: ['category', 'parent'],
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
    searchOptions: {
      boost: { name: 8, title: 6, keywords: 5, summary: 2, props: 1, description: 0.5 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      // A part of a component is found by its own words, but the component comes first.
      boostDocument: (_, __, stored) => (stored?.parent ? 0.6 : 1),
    },
  })
  index.addAll(catalog.components.flatMap(toDocuments))
  indexes.set(catalog, index)
  return index
}

function toDocuments(component: Component): SearchDocument[] {
  return [
    toDocument(component, component.category, null, component.keywords),
    ...component.subComponents.map((sub) =>
      toDocument(sub, component.category, component.name, []),
    ),
  ]
}

function toDocument(
  part: Component | SubComponent,
  category: string,
  parent: string | null,
  keywords: string[],
): SearchDocument {
  return {
    name: part.name,
    title: part.title,
    keywords: keywords.join(' '),
    summary: part.summary,
    props: part.props.map(({ name }) => name).join(' '),
    description: [part.description, ...part.rules].join(' '),
    category,
    parent,
  }
}
