import MiniSearch from 'minisearch'
import type { Catalog } from '../schema/catalog.ts'
import type { Component, SubComponent } from '../schema/component.ts'

/** What of a component or sub-component is searched, by field. */
type SearchDocument = {
  name: string
  title: string
  keywords: string
  /** The title as one word */
  wholeTitle: string
  /** Each keyword as one word */
  wholeKeywords: string
  /** Name and keywords of the component that a sub-component is part of */
  family: string
  summary: string
  props: string
  description: string
  category: string
  parent: string | null
}

/** What a hit in each field counts. */
const boost = {
  name: 8,
  title: 6,
  keywords: 5,
  wholeTitle: 6,
  wholeKeywords: 6,
  family: 1,
  summary: 2,
  props: 0.7,
  description: 0.4,
}

/** A search index, and every word that is in it. */
type SearchIndex = { index: MiniSearch<SearchDocument>; words: Set<string> }

const indexes = new WeakMap<Catalog, SearchIndex>()

/** The search index of a catalog's components and sub-components; made once for each catalog. */
export function toSearchIndex(catalog: Catalog): SearchIndex {
  const known = indexes.get(catalog)
  if (known) return known
  const words = new Set<string>()
  const index = new MiniSearch<SearchDocument>({
    idField: 'name',
    fields: Object.keys(boost),
    storeFields: ['category', 'parent'],
    tokenize: splitWords,
    processTerm(word) {
      words.add(word)
      return word
    },
    searchOptions: { boost, processTerm: (word) => word },
  })
  index.addAll(catalog.components.flatMap(toDocuments))
  const made = { index, words }
  indexes.set(catalog, made)
  return made
}

function toDocuments(component: Component): SearchDocument[] {
  return [
    toDocument(component, component),
    ...component.subComponents.map((sub) => toDocument(sub, component, component.name)),
  ]
}

function toDocument(
  part: Component | SubComponent,
  { name, category, keywords }: Component,
  parent: string | null = null,
): SearchDocument {
  return {
    name: part.name,
    title: part.title,
    keywords: part.keywords.join(' '),
    wholeTitle: toPhrase(part.title),
    wholeKeywords: part.keywords.map(toPhrase).join(' '),
    family: parent ? [name, ...keywords].join(' ') : '',
    summary: part.summary,
    props: part.props.flatMap((prop) => [prop.name, ...(prop.type.values ?? [])]).join(' '),
    description: [part.description, ...part.rules].join(' '),
    category,
    parent,
  }
}

function toPhrase(text: string): string {
  return splitWords(text).join('')
}

/** The words of a text in lower case, without the s of a plural; `CardTitles` is `card`, `title`. */
export function splitWords(text: string): string[] {
  return text
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(toSingular)
}

function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  return word.replace(/(?<=x|ch|sh|ss)es$|s$/, '')
}
