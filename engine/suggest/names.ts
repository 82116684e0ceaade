import { findNearest } from '../problem/suggestion.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Component, SubComponent } from '../schema/component.ts'

/** A component or a sub-component, and the component on whose page it is documented. */
export type LocatedEntry = { component: Component; subComponent: SubComponent | null }

type Names = { exact: Map<string, LocatedEntry>; keys: Map<string, LocatedEntry> }

const known = new WeakMap<readonly Component[], Names>()

/** Finds a component or sub-component by its dotted name, ignoring separators if necessary. */
export function findByName(
  { components }: Pick<Catalog, 'components'>,
  name: string,
): LocatedEntry | undefined {
  const names = known.get(components) ?? toNames(components)
  known.set(components, names)
  return names.exact.get(name) ?? names.keys.get(toNameKey(name))
}

/** Indexes every entry by its name, and by its name without separators. The first of each wins. */
function toNames(components: readonly Component[]): Names {
  const names: Names = { exact: new Map(), keys: new Map() }
  const add = (name: string, entry: LocatedEntry) => {
    if (!names.exact.has(name)) names.exact.set(name, entry)
    const key = toNameKey(name)
    if (!names.keys.has(key)) names.keys.set(key, entry)
  }
  const entries = components.flatMap((component): LocatedEntry[] => [
    { component, subComponent: null },
    ...component.subComponents.map((subComponent) => ({ component, subComponent })),
  ])
  for (const entry of entries) add((entry.subComponent ?? entry.component).name, entry)
  // Components of the application are also found without their namespace.
  for (const entry of entries) {
    const { name, source } = entry.subComponent ?? entry.component
    if (source) add(toLocalName(name), entry)
  }
  return names
}

/** Returns the name of a component in its namespace: `app::invoice-row` is `invoice-row`. */
export function toLocalName(name: string): string {
  return name.replace(/^[\w-]+::/, '')
}

/**
 * Returns the name of a component with its namespace, if it is written with one: `app::card` for
 * `<x-app::card>`. Returns null without a namespace.
 */
export function toQualifiedName(written: string): string | null {
  const [, namespace, name] = /^\s*<?\/?(?:x-)?([\w-]+)::([\w./-]+)/.exec(written) ?? []
  return namespace === undefined ? null : `${namespace}::${name!.replaceAll('/', '.')}`
}

/** Returns the name that is spelled most like a word, without their namespaces, or null. */
export function findNearestName(word: string, names: readonly string[]): string | null {
  const nearest = findNearest(word, names.map(toLocalName))
  return names.find((name) => toLocalName(name) === nearest) ?? null
}

/** Returns a name without separators: `card-header`, `card header` and `card.header` are the same. */
export function toNameKey(name: string): string {
  return name.replace(/[.:\s_-]/g, '').toLowerCase()
}

/** Longer than any name, because the rest of a pasted tag may be very long. */
const maxLength = 200

/**
 * Returns the dotted name of a component in any notation: `button`, `Button`, `acme::button`,
 * `<x-acme::card.header title="a" />`, `card/header`. `CardHeader` becomes `card-header`, and
 * `@acme.card()` keeps its namespace.
 */
export function toPlainName(written: string): string {
  const text = written.trimStart().slice(0, maxLength)
  // Attributes follow the name of a tag, and arguments follow the name of a function.
  const [head] = text.split(/^<|::/.test(text) ? /[\s>]/ : '(')
  return head!
    .replace(/^.*::/, '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replaceAll('/', '.')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
}
