import { findNearest } from '../../problem/suggestion.ts'
import type { Entry } from '../../schema/component.ts'
import { toAttributeName } from '../../tags/props/prop.ts'
import { findNearProp } from '../../tags/props/near-prop.ts'
import { findItem, findPart, isPropFirst } from './part.ts'
import {
  exists,
  lookUp,
  type Meant,
  NO_EQUIVALENT,
  type VocabularyIndex,
  toKey,
  toMeant,
} from './vocabulary-index.ts'

/** Words before the name of a prop that do not change what it means. */
const prefix = /^(is|has|with|show|allow|default|initial|use)-/

/** Finds the prop that was meant, or another part of the component. */
export function findProp(index: VocabularyIndex, entry: Entry, asked: string): Meant | null {
  const written = toAttributeName(asked)
  const found = findWritten(index, entry, written)
  const bare = written.replace(prefix, '')
  return found ?? (bare === written ? null : findWritten(index, entry, bare))
}

function findWritten(index: VocabularyIndex, entry: Entry, written: string): Meant | null {
  const { entries, props, values } = index
  const { name } = entry
  const current = entry.props.filter(({ deprecated }) => !deprecated)
  if (current.some((one) => [one.name, toAttributeName(one.name)].includes(written))) return null
  for (const said of lookUp(props, written)) {
    if (said === NO_EQUIVALENT) return null
    const meant = { name, prop: said }
    if (exists(entries, meant)) return meant
  }
  const near = findNearProp(
    written,
    current.map((one) => one.name),
  )
  if (near !== null) return { name, prop: near }
  // The name of a value: `outlined`, `danger`.
  for (const value of [written, ...lookUp(values, written)]) {
    const prop = current.find(({ type }) => type.kind === 'enum' && type.values?.includes(value))
    if (prop) return { name, prop: prop.name, value }
  }
  const part = written.includes('-') ? null : findPart(index, entry, written, isPropFirst)
  // A list has no title because its items have one.
  if (part && !(part.prop && part.name === findItem(entries, name)?.name)) return part
  const slots = lookUp(props, written).map((said) => toMeant(`${name}${said}`))
  return slots.find((meant) => meant.slot !== undefined && exists(entries, meant)) ?? null
}

export function findValue(
  { values }: VocabularyIndex,
  entry: Entry,
  written: string,
  prop: string,
): Meant | null {
  const { name } = entry
  const enums = entry.props.filter(({ type, deprecated }) => type.kind === 'enum' && !deprecated)
  const own = enums.find((one) => toKey(one.name) === toKey(prop))
  const ordered = own ? [own, ...enums.filter((one) => one !== own)] : enums
  const said = lookUp(values, written)
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
