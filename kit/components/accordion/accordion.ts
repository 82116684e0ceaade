import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'accordion'>

/** Tells the items of an accordion what they have in common. */
export class Accordion {
  readonly name: string | null
  readonly level: number
  #hasOpen = false

  constructor({ name, level }: Props) {
    this.name = toText(name) || null
    this.level = level
  }

  /** Whether an item may be open when the page is shown: of those that exclude each other, one. */
  takeOpen(): boolean {
    const isTaken = this.#hasOpen && this.name !== null
    this.#hasOpen = true
    return !isTaken
  }
}
