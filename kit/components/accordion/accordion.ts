import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'accordion'>

/** Passes the shared settings of an accordion to its items. */
export class Accordion {
  readonly name: string | null
  readonly level: number
  #hasOpen = false

  constructor({ name, level }: Props) {
    this.name = toText(name) || null
    this.level = level
  }

  /** Whether an item can start open. If only one item can be open at a time, the first one wins. */
  takeOpen(): boolean {
    const isTaken = this.#hasOpen && this.name !== null
    this.#hasOpen = true
    return !isTaken
  }
}
