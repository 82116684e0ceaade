import { type Page, toShared } from '../runtime/page.ts'
import type { Fact } from './recording.ts'

/** The output of a render, valid as long as the facts hold. */
export interface Variant {
  facts: readonly Fact[]
  /** Texts, with the names of slots between them. */
  parts: readonly string[]
}

/** Maximum number of outputs for one key. */
export const MAX_VARIANTS = 8

/** What an entry or a fact takes besides its texts, in bytes. */
export const OVERHEAD = 200

/** Returns the output whose facts hold, or undefined. */
export function findVariant(variants: readonly Variant[], page: Page): Variant | undefined {
  const shared = toShared(page)
  return variants.find(({ facts }) =>
    facts.every(({ read, value }) => Object.is(read(shared), value)),
  )
}

/** Returns the size of outputs in bytes. A character takes at most two. */
export function sizeOf(variants: readonly Variant[]): number {
  let size = OVERHEAD
  for (const { facts, parts } of variants) {
    for (const { value } of facts) size += OVERHEAD + 2 * String(value).length
    for (const part of parts) size += 2 * part.length
  }
  return size
}
