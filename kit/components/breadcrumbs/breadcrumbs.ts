import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

/** Passes the separator to each item. */
export class Breadcrumbs {
  readonly #separator: string
  #count = 0
  #isEnded = false

  constructor({ separator }: PropsOf<'breadcrumbs'>) {
    this.#separator = toText(separator)
  }

  /**
   * Takes the next item.
   * @param isEnd whether it has no link, and so is the current page
   * @returns the separator before it, and whether the trail had already ended
   */
  takeItem(isEnd: boolean): { separator: string | null; isLate: boolean } {
    const isLate = this.#isEnded
    this.#isEnded ||= isEnd
    return { separator: this.#count++ ? this.#separator : null, isLate }
  }
}
