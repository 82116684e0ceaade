import type { PropsOf, Text } from '../props.d.ts'

/** Counts the steps, and compares each with the current one. */
export class Stepper {
  readonly doneLabel: Text
  readonly #current: number
  #count = 0

  constructor({ current, doneLabel }: PropsOf<'stepper'>) {
    this.doneLabel = doneLabel
    this.#current = current
  }

  /** The number and the state of one more step. */
  takeStep(): { number: number; state: 'done' | 'now' | 'later' } {
    const number = ++this.#count
    const state = number < this.#current ? 'done' : number === this.#current ? 'now' : 'later'
    return { number, state }
  }
}
