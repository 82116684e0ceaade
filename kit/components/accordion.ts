import type { ComponentContext } from '../src/edge/index.ts'

type Props = { name?: string; level: number }

/** Tells the items of an accordion what they have in common. */
export class Accordion {
  readonly name: string | null
  readonly level: number
  readonly #invalid: ComponentContext['invalid']
  #hasOpen = false

  constructor({ name, level }: Props, { invalid }: ComponentContext) {
    this.name = name || null
    this.level = level
    this.#invalid = invalid
  }

  /** Whether an item may be open when the page is shown: of those that exclude each other, one. */
  takeOpen(): boolean {
    if (this.name && this.#hasOpen) {
      this.#invalid(`Two items are open, but with name="${this.name}" only one can be`)
      return false
    }
    this.#hasOpen = true
    return true
  }
}
