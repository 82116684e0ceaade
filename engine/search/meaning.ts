import { listEntries } from '../files/groups.ts'
import { toAttributeName } from '../tags/props/attribute-name.ts'
import { findNearest } from '../problem/suggestion.ts'
import type { Written } from '../problem/written.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Entry } from '../schema/component.ts'
import { findNearProp } from '../tags/props/near-prop.ts'
import { findNearestName, toLocalName, toPlainName, toQualifiedName } from './names.ts'
import { toPhrase } from './words.ts'

/** The parts of a catalog that explain what was meant. */
export type SpokenCatalog = Pick<Catalog, 'components' | 'vocabulary'>

/** What the library has instead: a component, or a prop, a value or a slot of one. */
export type Meant = { name: string; prop?: string; value?: string; slot?: string }

/** Finds what was most likely meant, by spelling and by the words of other libraries, or null. */
export function findMeant(catalog: SpokenCatalog, asked: Written): Meant | null {
  const spoken = toSpoken(catalog)
  if (asked.kind === 'component') return findComponent(spoken, asked.written)
  const entry = spoken.entries.get(asked.of)
  if (!entry) return null
  if (asked.kind === 'slot') return findPart(spoken, entry, asked.written, isSlotFirst)
  if (asked.kind === 'value') return findValue(spoken, entry, asked.written, asked.prop)
  return findProp(spoken, entry, asked.written)
}

/** A catalog with its words by phrase, built once. */
type Spoken = {
  entries: ReadonlyMap<string, Entry>
  /** Names of entries by their names, titles and keywords */
  heard: ReadonlyMap<string, string[]>
  components: Words
  parts: Words
  props: Words
  values: Words
}

/** The meaning of a word that the library has no equivalent of. */
const NOTHING = '-'

/** What other libraries' words mean, in the order of preference: as spelled, and in any form. */
type Words = { spelled: ReadonlyMap<string, string[]>; phrases: ReadonlyMap<string, string[]> }

const known = new WeakMap<object, Spoken>()

function toSpoken(catalog: SpokenCatalog): Spoken {
  const cached = known.get(catalog.components)
  if (cached) return cached
  const { components, parts, props, values } = catalog.vocabulary ?? {}
  const entries = new Map<string, Entry>(listEntries(catalog).map((entry) => [entry.name, entry]))
  const heard = new Map<string, string[]>()
  for (const { name, title, keywords } of entries.values()) {
    for (const phrase of new Set([name, title, ...keywords].map(toPhrase))) {
      heard.set(phrase, [...(heard.get(phrase) ?? []), name])
    }
  }
  const spoken = {
    entries,
    heard,
    components: toWords(components),
    parts: toWords(parts),
    props: toWords(props),
    values: toWords(values),
  }
  known.set(catalog.components, spoken)
  return spoken
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

function look({ spelled, phrases }: Words, written: string): string[] {
  const means = [spelled.get(toKey(written)) ?? [], phrases.get(toPhrase(written)) ?? []]
  return [...new Set(means.flat())]
}

function toKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function findComponent(spoken: Spoken, written: string): Meant | null {
  const name = toPlainName(written)
  const inNamespace = findInNamespace(spoken, toQualifiedName(written), name)
  if (inNamespace) return inNamespace
  if (spoken.entries.has(name)) return { name }
  if (spoken.components.spelled.get(toKey(name))?.[0] === NOTHING) return null
  const [head, ...rest] = name.split('.')
  if (!rest.length)
    return findWhole(spoken, name) ?? findJoined(spoken, name) ?? findSpelled(spoken, name)
  const said = findSaid(spoken, name)
  if (said) return said
  const parent = findWhole(spoken, head!) ?? findSpelled(spoken, head!)
  if (!parent) return findWhole(spoken, name) ?? findSpelled(spoken, name)
  const part = findPart(spoken, spoken.entries.get(parent.name)!, rest.join('-'), isPropFirst)
  return part ?? findWhole(spoken, name) ?? findSpelledPart(spoken, name, parent.name) ?? parent
}

/** Finds a component of the application or another package in the namespace that is written. */
function findInNamespace(spoken: Spoken, qualified: string | null, name: string): Meant | null {
  if (qualified === null) return null
  const prefix = `${qualified.split('::')[0]}::`
  const entries = [...spoken.entries].filter(([one]) => one.startsWith(prefix))
  return entries.length ? findSpelled({ entries: new Map(entries) }, name) : null
}

/** Finds what a word of the vocabulary means. */
function findSaid({ entries, components }: Spoken, name: string): Meant | null {
  const said = look(components, name).map(toMeant)
  return said.find((meant) => exists(entries, meant)) ?? null
}

/** Finds an entry by its name, a word of the vocabulary, or one of its keywords. */
function findWhole(spoken: Spoken, name: string): Meant | null {
  return findNamed(spoken, name) ?? findHeard(spoken, name)
}

function findNamed(spoken: Spoken, name: string): Meant | null {
  const { entries } = spoken
  if (entries.has(name)) return { name }
  const key = toKey(name)
  const isSaid = spoken.components.spelled.has(key)
  const own = [...entries.keys()].find((one) => toKey(one) === key)
  if (own !== undefined && !isSaid) return { name: own }
  const said = findSaid(spoken, name)
  if (said) return said
  const plural = [...entries.keys()].find((one) => [key, `${key}s`].includes(toKey(one)))
  return plural === undefined ? null : { name: plural }
}

function findHeard({ heard }: Spoken, name: string): Meant | null {
  const names = heard.get(toPhrase(name))
  if (!names) return null
  // A component explains more than a sub-component of another.
  return { name: names.find((one) => !one.includes('.')) ?? names[0]! }
}

function findSpelled({ entries }: Pick<Spoken, 'entries'>, name: string): Meant | null {
  const [head] = name.split('.')
  const names = [...entries.keys()].filter(
    (one) => name.includes('.') === one.includes('.') || toLocalName(one).startsWith(`${head}.`),
  )
  const nearest = findNearestName(name, names)
  return nearest !== null && toLocalName(nearest)[0] === name[0] ? { name: nearest } : null
}

/** Finds a sub-component of a known component, by its spelling. */
function findSpelledPart({ entries }: Spoken, name: string, parent: string): Meant | null {
  const part = name.slice(name.indexOf('.') + 1)
  const parts = [...entries].filter(([one]) => one.startsWith(`${parent}.${part[0]}`))
  return findSpelled({ entries: new Map(parts) }, `${parent}.${part}`)
}

/** Finds a name whose words are those of a component and a part, `card-title`, `text-field`. */
function findJoined(spoken: Spoken, name: string): Meant | null {
  const words = name.split('-')
  if (words.length < 2) return null
  const starts = words
    .slice(1)
    .map((_, index) => words.slice(0, words.length - 1 - index).join('-'))
  const ends = words.slice(1).map((_, index) => words.slice(index + 1).join('-'))
  for (const start of starts) {
    const parent = findWhole(spoken, start)
    const part = name.slice(start.length + 1)
    const dotted = findSaid(spoken, `${parent?.name}.${part}`)
    if (dotted) return dotted
    const found = parent && findPart(spoken, spoken.entries.get(parent.name)!, part, isPropFirst)
    if (found) return found
    // The rest names a part that all components may have. Pictures are something on their own.
    const parts = spoken.entries.has(part) ? [] : look(spoken.parts, part)
    if (parent && parts.length && !parts.includes('[src]')) return { name: parent.name }
  }
  for (const find of [findNamed, findHeard]) {
    for (const word of [...ends, ...starts]) {
      const found = find(spoken, word)
      if (found) return found
    }
  }
  return null
}

/** Orders of looking for a part: an author who writes a slot has content to show. */
const isSlotFirst = ['sub', 'slot', 'prop'] as const
const isPropFirst = ['sub', 'prop', 'slot'] as const

/** Finds a part of a component: a sub-component, a prop or a slot. */
function findPart(
  spoken: Spoken,
  entry: Entry,
  written: string,
  order: typeof isSlotFirst | typeof isPropFirst,
): Meant | null {
  const { entries, parts, props } = spoken
  const { name } = entry
  const [first, ...rest] = written.split('-')
  const isSaid = parts.spelled.has(toKey(written))
  const sub = rest.length && !isSaid ? entries.get(`${name}.${first}`) : undefined
  // `item-title` is the title of an item.
  if (sub) return findPart(spoken, sub, rest.join('-'), order) ?? { name: sub.name }
  const inEntry: Record<(typeof order)[number], (word: string) => Meant> = {
    sub: (word) => ({ name: `${name}.${word}` }),
    slot: (word) => ({ name, slot: word }),
    prop: (word) => ({ name, prop: word }),
  }
  // `menu-item` is an item, if nothing has the whole name.
  for (const word of new Set([written, written.split('-').at(-1)!])) {
    const own = order.map((kind) => inEntry[kind](word))
    const said = look(parts, word)
    const inItem = findItem(entries, name)?.name
    const found = [
      ...own,
      ...said.filter((target) => target !== '#main').map((target) => toTarget(target, name)),
      // The parts of a list are often those of its items.
      ...said.flatMap((target) =>
        inItem && target.startsWith('[') ? toTarget(target, inItem) : [],
      ),
      ...said.filter((target) => target === '#main').map((target) => toTarget(target, name)),
    ].find((meant) => exists(entries, meant))
    if (found) return found
  }
  const said = look(props, written)
    .filter((word) => !word.startsWith('#'))
    .map(inEntry.prop)
  return said.find((meant) => exists(entries, meant)) ?? null
}

/** Finds the sub-component that a component repeats. */
function findItem(entries: ReadonlyMap<string, Entry>, name: string): Entry | undefined {
  const item = ['item', 'step', 'slide', 'message'].find((part) => entries.has(`${name}.${part}`))
  return item === undefined ? undefined : entries.get(`${name}.${item}`)
}

/** Reads a target of the vocabulary; `.item`, `[title]` and `#main` are those of a component. */
function toTarget(target: string, name: string): Meant {
  if (/^[.#[]/.test(target)) return toMeant(`${name}${target}`)
  return toMeant(target)
}

/** Words before the name of a prop that do not change what it means. */
const prefix = /^(is|has|with|show|allow|default|initial|use)-/

/** Finds the prop that was meant, or another part of the component. */
function findProp(spoken: Spoken, entry: Entry, asked: string): Meant | null {
  const written = toAttributeName(asked)
  const found = findWritten(spoken, entry, written)
  const bare = written.replace(prefix, '')
  return found ?? (bare === written ? null : findWritten(spoken, entry, bare))
}

function findWritten(spoken: Spoken, entry: Entry, written: string): Meant | null {
  const { entries, props, values } = spoken
  const { name } = entry
  const current = entry.props.filter(({ deprecated }) => !deprecated)
  if (current.some((one) => [one.name, toAttributeName(one.name)].includes(written))) return null
  for (const said of look(props, written)) {
    if (said === NOTHING) return null
    const meant = { name, prop: said }
    if (exists(entries, meant)) return meant
  }
  const near = findNearProp(
    written,
    current.map((one) => one.name),
  )
  if (near !== null) return { name, prop: near }
  // The name of a value: `outlined`, `danger`.
  for (const value of [written, ...look(values, written)]) {
    const prop = current.find(({ type }) => type.kind === 'enum' && type.values?.includes(value))
    if (prop) return { name, prop: prop.name, value }
  }
  const part = written.includes('-') ? null : findPart(spoken, entry, written, isPropFirst)
  // A list has no title because its items have one.
  if (part && !(part.prop && part.name === findItem(entries, name)?.name)) return part
  const slots = look(props, written).map((said) => toMeant(`${name}${said}`))
  return slots.find((meant) => meant.slot !== undefined && exists(entries, meant)) ?? null
}

function findValue({ values }: Spoken, entry: Entry, written: string, prop: string): Meant | null {
  const { name } = entry
  const enums = entry.props.filter(({ type, deprecated }) => type.kind === 'enum' && !deprecated)
  const own = enums.find((one) => toKey(one.name) === toKey(prop))
  const ordered = own ? [own, ...enums.filter((one) => one !== own)] : enums
  const said = look(values, written)
  if (own?.type.values?.includes(written)) return null
  const takes = (one: Entry['props'][number], value: string) => one.type.values?.includes(value)
  // `bottom-right` is a word of its own, and no typo of `bottom-start`.
  const word = own && values.spelled.get(toKey(written))?.find((one) => takes(own, one))
  if (own && word !== undefined) return { name, prop: own.name, value: word }
  const spelled = own && findNearest(written, own.type.values!.map(String))
  if (spelled && spelled[0] === written[0]) return { name, prop: own.name, value: spelled }
  for (const one of ordered) {
    for (const value of [written, ...said]) {
      if (takes(one, value) && !(one === own && value === written)) {
        return { name, prop: one.name, value }
      }
    }
  }
  return spelled ? { name, prop: own!.name, value: spelled } : null
}

/** Reads `button`, `card#footer`, `alert[title]` and `button[color=danger]`. */
export function toMeant(target: string): Meant {
  const [, name = '', slot, prop, value] =
    /^([\w.-]+)(?:#([\w-]+)|\[([\w-]+)(?:=([^\]]+))?\])?$/.exec(target) ?? []
  return { name, ...(slot && { slot }), ...(prop && { prop }), ...(value && { value }) }
}

function exists(entries: ReadonlyMap<string, Entry>, { name, prop, slot }: Meant): boolean {
  const entry = entries.get(name)
  if (!entry) return false
  if (slot !== undefined) return entry.slots.some((one) => one.name === slot)
  if (prop === undefined) return true
  return entry.props.some((one) => toKey(one.name) === toKey(prop) && !one.deprecated)
}
