import { type Context, type Page, toShared } from '../runtime/page.ts'
import { toReason } from './reasons.ts'
import { type Fact, splitAtMarks, Trace } from './trace.ts'

/** Synchronous if nothing has to be awaited. */
export type Output = string | Promise<string>

/** The output of a render, valid as long as the facts hold. */
export interface Variant {
  facts: Fact[]
  /** Texts, with the names of slots between them */
  parts: string[]
}

/** The outputs that differ by their facts, or that none can be remembered. */
export type Entry = Variant[] | 'refused'

/** Maximum number of outputs in an entry. */
export const MAX_VARIANTS = 8

/** The size that an entry or a fact counts for, besides its texts, in characters. */
export const OVERHEAD = 50

/**
 * Runs a traced render. Returns its output, or the reason why it cannot be remembered.
 * @param uses the slots that the render uses, in order
 */
export async function learn(
  page: Page,
  context: Context,
  uses: readonly string[],
  run: (trace: Trace) => Output,
): Promise<Variant | string> {
  const trace = new Trace(page, context)
  try {
    const parts = splitAtMarks(await run(trace))
    if (trace.refusal !== null) return trace.refusal
    const printed = parts.filter((_, index) => index % 2 === 1)
    if (printed.join() !== uses.join()) return toReason('slotOrder')
    return { facts: trace.facts, parts }
  } catch {
    // The render that follows throws the error, if it was not the trace that caused it.
    return trace.refusal ?? toReason('error')
  } finally {
    trace.end()
  }
}

/** Returns the output whose facts hold, or undefined. */
export function findVariant(
  variants: readonly Variant[],
  page: Page,
  context: Context,
): Variant | undefined {
  const shared = toShared(page)
  return variants.find(({ facts }) =>
    facts.every(({ read, value }) => read(shared, context) === value),
  )
}

/** Returns the size of outputs in characters. */
export function sizeOf(variants: readonly Variant[]): number {
  let size = OVERHEAD
  for (const { facts, parts } of variants) {
    size += facts.length * OVERHEAD
    for (const part of parts) size += part.length
  }
  return size
}
