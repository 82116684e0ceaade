import { listEntries } from '../../catalog/groups.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { Entry } from '../../schema/component.ts'
import { toPhrase } from '../words.ts'

/** The parts of a catalog that explain what was meant. */
export type DescribedCatalog = Pick<Catalog, 'components' | 'vocabulary'>

/** What the library has instead: a component, or a prop, a value or a slot of one. */
export type Meant = { name: string; prop?: string; value?: string; slot?: string }

/** A catalog with its words by phrase, built once. */
export type VocabularyIndex = {
  entries: ReadonlyMap<string, Entry>
  /** Names of entries by their names, titles and keywords */
  byPhrase: ReadonlyMap<string, string[]>
  components: Words
  parts: Words
  props: Words
  values: Words
}

/** The meaning of a word that the library has no equivalent of. */
export const NO_EQUIVALENT = '-'

/** What other libraries' words mean, in the order of preference: as spelled, and in any form. */
export type Words = {
  spelled: ReadonlyMap<string, string[]>
  phrases: ReadonlyMap<string, string[]>
}

const known = new WeakMap<object, VocabularyIndex>()

export function indexVocabulary(catalog: DescribedCatalog): VocabularyIndex {
  const cached = known.get(catalog.components)
  if (cached) return cached
  const { components, parts, props, values } = catalog.vocabulary ?? {}
  const entries = new Map<string, Entry>(listEntries(catalog).map((entry) => [entry.name, entry]))
  const byPhrase = new Map<string, string[]>()
  for (const { name, title, keywords } of entries.values()) {
    for (const phrase of new Set([name, title, ...keywords].map(toPhrase))) {
      byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), name])
    }
  }
  const index = {
    entries,
    byPhrase,
    components: toWords(components),
    parts: toWords(parts),
    props: toWords(props),
    values: toWords(values),
  }
  known.set(catalog.components, index)
  return index
}

function toWords(groups: { words: string; means: string }[] = []): Words {
  // A plural may mean something else than its singular.
  const spelled = new Map<string, string[]>()
  const phrases = new Map<string, string[]>()
  const add = (to: Map<string, string[]>, key: string, means: string[]) =>
    to.set(key, [...(to.get(key) ?? []), ...means])
  for (const group of groups) {
    for (const word of group.words.split(', ')) {
      add(spelled, toKey(word), group.means.split(', '))
      add(phrases, toPhrase(word), group.means.split(', '))
    }
  }
  return { spelled, phrases }
}

export function lookUp({ spelled, phrases }: Words, written: string): string[] {
  const means = [spelled.get(toKey(written)) ?? [], phrases.get(toPhrase(written)) ?? []]
  return [...new Set(means.flat())]
}

export function toKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** Reads `button`, `card#footer`, `alert[title]` and `button[color=danger]`. */
export function toMeant(target: string): Meant {
  const [, name = '', slot, prop, value] =
    /^([\w.-]+)(?:#([\w-]+)|\[([\w-]+)(?:=([^\]]+))?\])?$/.exec(target) ?? []
  return { name, ...(slot && { slot }), ...(prop && { prop }), ...(value && { value }) }
}

export function exists(entries: ReadonlyMap<string, Entry>, { name, prop, slot }: Meant): boolean {
  const entry = entries.get(name)
  if (!entry) return false
  if (slot !== undefined) return entry.slots.some((one) => one.name === slot)
  if (prop === undefined) return true
  return entry.props.some((one) => toKey(one.name) === toKey(prop) && !one.deprecated)
}
