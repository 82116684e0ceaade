import type { Written } from '../../problem/suggestion.ts'
import { findComponent } from './component.ts'
import { findPart, isSlotFirst } from './part.ts'
import { findProp, findValue } from './prop.ts'
import { type Meant, type SpokenCatalog, toSpoken } from './spoken.ts'

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
