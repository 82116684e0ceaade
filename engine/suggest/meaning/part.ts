import type { Entry } from '../../schema/component.ts'
import {
  exists,
  lookUp,
  type Meant,
  type VocabularyIndex,
  toKey,
  toMeant,
} from './vocabulary-index.ts'

/** Orders of looking for a part: an author who writes a slot has content to show. */
export const isSlotFirst = ['sub', 'slot', 'prop'] as const
export const isPropFirst = ['sub', 'prop', 'slot'] as const

/** Finds a part of a component: a sub-component, a prop or a slot. */
export function findPart(
  index: VocabularyIndex,
  entry: Entry,
  written: string,
  order: typeof isSlotFirst | typeof isPropFirst,
): Meant | null {
  const { entries, parts, props } = index
  const { name } = entry
  const [first, ...rest] = written.split('-')
  const isSaid = parts.spelled.has(toKey(written))
  const sub = rest.length && !isSaid ? entries.get(`${name}.${first}`) : undefined
  // `item-title` is the title of an item.
  if (sub) return findPart(index, sub, rest.join('-'), order) ?? { name: sub.name }
  const inEntry: Record<(typeof order)[number], (word: string) => Meant> = {
    sub: (word) => ({ name: `${name}.${word}` }),
    slot: (word) => ({ name, slot: word }),
    prop: (word) => ({ name, prop: word }),
  }
  // `menu-item` is an item, if nothing has the whole name.
  for (const word of new Set([written, written.split('-').at(-1)!])) {
    const own = order.map((kind) => inEntry[kind](word))
    const said = lookUp(parts, word)
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
  const said = lookUp(props, written)
    .filter((word) => !word.startsWith('#'))
    .map(inEntry.prop)
  return said.find((meant) => exists(entries, meant)) ?? null
}

/** Finds the sub-component that a component repeats. */
export function findItem(entries: ReadonlyMap<string, Entry>, name: string): Entry | undefined {
  const item = ['item', 'step', 'slide', 'message'].find((part) => entries.has(`${name}.${part}`))
  return item === undefined ? undefined : entries.get(`${name}.${item}`)
}

/** Reads a target of the vocabulary; `.item`, `[title]` and `#main` are those of a component. */
function toTarget(target: string, name: string): Meant {
  if (/^[.#[]/.test(target)) return toMeant(`${name}${target}`)
  return toMeant(target)
}
