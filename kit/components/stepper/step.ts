import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf, Text } from '../props.d.ts'
import { findParent } from '../shared/find-parent.ts'
import { toHref } from '../shared/urls.ts'
import type { Stepper } from './stepper.ts'

/** Computes the number, the state and the link of a step. */
export class StepperStep {
  readonly number: number
  readonly state: 'done' | 'now' | 'later'
  readonly doneLabel: Text | undefined
  readonly #href: string | null

  constructor(props: PropsOf<'stepper.step'>, context: ComponentContext) {
    const stepper = findParent<Stepper>('stepper', context)
    const { number, state } = stepper?.takeStep() ?? { number: 1, state: 'later' as const }
    const href = toHref(props, context)
    this.number = number
    this.state = props.status ?? state
    this.doneLabel = stepper?.doneLabel
    this.#href = this.state === 'done' ? href : null
  }

  get element(): 'a' | 'span' {
    return this.#href ? 'a' : 'span'
  }

  get link(): AttributeBag {
    return new AttributeBag({
      class: 'kit-stepper-link',
      'data-kit-part': 'link',
      href: this.#href,
    })
  }
}
