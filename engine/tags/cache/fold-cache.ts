import type { Context, Page } from '../runtime/page.ts'
import { BoundedCache } from './bounded-cache.ts'
import { Recording, recordingOf } from './recording.ts'
import type { Output } from './tag-cache.ts'
import { splitAtMarks } from './slot-marks.ts'
import { findVariant, MAX_VARIANTS, OVERHEAD, sizeOf, type Variant } from './variants.ts'

/** Maximum size of the texts of folds, in bytes. */
const LIMIT = 8_000_000

/** Caches the output of folds: literal tags, with the text between them. */
export class FoldCache {
  /** The texts that are the same for each render, by the number of the fold. */
  readonly texts: BoundedCache<number, string>
  /** Folds whose text depends on facts, or was not rendered twice yet. */
  readonly #variants: BoundedCache<number, Variant[] | 'refused'>
  #count = 0

  /** @param limit maximum size of what is cached, in bytes */
  constructor(limit = LIMIT) {
    this.texts = new BoundedCache(limit / 2)
    this.#variants = new BoundedCache(limit / 2)
  }

  /** The size of what is cached, in bytes. */
  get size(): number {
    return this.texts.size + this.#variants.size
  }

  /** Returns the number of a new fold. */
  add(): number {
    return ++this.#count
  }

  clear(): void {
    this.texts.clear()
    this.#variants.clear()
  }

  /** Renders a fold that is not among the texts, or no longer. */
  render(
    number: number,
    page: Page,
    context: Context,
    run: (page: Page, context: Context) => Output,
  ): Output {
    if (recordingOf(page)) return run(page, context)
    const known = this.#variants.get(number)
    if (known === 'refused') return run(page, context)
    const variant = known && findVariant(known, page)
    if (variant) return variant.parts[0]!
    // Many pages are rendered only once.
    if (known === undefined) this.#variants.set(number, [], OVERHEAD)
    if (known === undefined || known.length >= MAX_VARIANTS) return run(page, context)
    return this.#renderToCache(number, known, page, context, run)
  }

  async #renderToCache(
    number: number,
    known: readonly Variant[],
    page: Page,
    context: Context,
    run: (page: Page, context: Context) => Output,
  ): Promise<string> {
    const recording = new Recording(page)
    let text: string
    try {
      // Splitting also joins the many pieces of the text, which each page would do again.
      text = splitAtMarks(await run(recording.page, context))[0]!
    } catch {
      // The render that follows throws the error, if it was not the recording that caused it.
      this.#variants.set(number, 'refused', OVERHEAD)
      return run(page, context)
    }
    const variants = [...known, { facts: recording.facts, parts: [text] }]
    if (recording.facts.length === 0) this.texts.set(number, text, OVERHEAD + 2 * text.length)
    else this.#variants.set(number, variants, sizeOf(variants))
    return text
  }
}
