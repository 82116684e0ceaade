import type { Written } from '../../problem/suggestion.ts'
import { findComponent } from './component.ts'
import { findPart, isSlotFirst } from './part.ts'
import { findProp, findValue } from './prop.ts'
import { type Meant, type DescribedCatalog, indexVocabulary } from './vocabulary-index.ts'

/** Finds what was most likely meant, by spelling and by the words of other libraries, or null. */
export function findMeant(catalog: DescribedCatalog, asked: Written): Meant | null {
  const index = indexVocabulary(catalog)
  if (asked.kind === 'component') return findComponent(index, asked.written)
  const entry = index.entries.get(asked.of)
  if (!entry) return null
  if (asked.kind === 'slot') return findPart(index, entry, asked.written, isSlotFirst)
  if (asked.kind === 'value') return findValue(index, entry, asked.written, asked.prop)
  return findProp(index, entry, asked.written)
}
