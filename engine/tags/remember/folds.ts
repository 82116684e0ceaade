import type { Context, Page } from '../runtime/page.ts'
import {
  type Entry,
  findVariant,
  learn,
  MAX_VARIANTS,
  OVERHEAD,
  type Output,
  sizeOf,
  type Variant,
} from './learn.ts'
import { Store } from './store.ts'
import { traceOf } from './trace.ts'

/** Remembers the output of folds: literal tags, with the text between them. */
export interface Folds {
  /** The texts that are the same for each render, by the number of the fold. */
  texts: Pick<Store<number, string>, 'get'>
  /** Returns the number of a fold by its code. */
  toNumber: (code: string) => number
  /** Renders a fold that is not among the texts, or no longer. */
  render: (
    number: number,
    page: Page,
    context: Context,
    run: (page: Page, context: Context) => Output,
  ) => Output
  clear: () => void
  /** The size of what is remembered, in characters. */
  readonly size: number
}

/**
 * Creates the memory of folds.
 * @param limit maximum size of what is remembered, in characters
 */
export function createFolds(limit: number): Folds {
  const texts = new Store<number, string>(limit / 3)
  /** Folds whose text depends on facts, or was not learnt yet. */
  const entries = new Store<number, Entry>(limit / 3)
  const numbers = new Store<string, number>(limit / 3)
  let lastNumber = 0

  const render: Folds['render'] = (number, page, context, run) => {
    if (traceOf(page)) return run(page, context)
    const entry = entries.get(number)
    if (entry === 'refused') return run(page, context)
    const variant = entry && findVariant(entry, page, context)
    if (variant) return variant.parts[0]!
    // Many pages are rendered only once.
    if (entry === undefined) entries.set(number, [], OVERHEAD)
    if (entry === undefined || entry.length >= MAX_VARIANTS) return run(page, context)
    return learnText(number, entry, page, context, run)
  }

  const learnText = async (
    number: number,
    variants: readonly Variant[],
    page: Page,
    context: Context,
    run: (page: Page, context: Context) => Output,
  ) => {
    const learnt = await learn(page, context, [], (trace) => run(trace.page, trace.toContext()))
    if (typeof learnt === 'string') {
      entries.set(number, 'refused', OVERHEAD)
      return run(page, context)
    }
    const [text = ''] = learnt.parts
    const known = [...variants, learnt]
    if (learnt.facts.length === 0) texts.set(number, text, text.length + OVERHEAD)
    else entries.set(number, known, sizeOf(known))
    return text
  }

  return {
    texts,
    render,
    toNumber(code) {
      let number = numbers.get(code)
      if (number === undefined) numbers.set(code, (number = ++lastNumber), code.length + OVERHEAD)
      return number
    },
    clear() {
      texts.clear()
      entries.clear()
    },
    get size() {
      return texts.size + entries.size + numbers.size
    },
  }
}
