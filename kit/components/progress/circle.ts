import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { type Amount, toAmount, toAmountText } from './amount.ts'

type Props = PropsOf<'progress.circle'>

/** Computes how far the ring is closed, and its text. */
export class ProgressCircle {
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #amount: Amount

  constructor(props: Props, { attrs }: ComponentContext) {
    this.#props = props
    this.#attrs = attrs
    this.#amount = toAmount(props)
  }

  get root(): AttributeBag {
    const { color, size } = this.#props
    return this.#attrs.only('class', 'style').merge({
      class: 'kit-progress-circle',
      'data-kit': 'progress.circle',
      'data-color': color,
      'data-size': size,
      'data-indeterminate': this.#amount.value === null || null,
    })
  }

  /** Screen readers read this instead of the ring. */
  get bar(): AttributeBag {
    return this.#attrs.except('class', 'style').merge({
      class: 'kit-visually-hidden',
      'data-kit-part': 'bar',
      ...this.#amount,
      'aria-valuetext': this.#props.valueText || null,
    })
  }

  /** The length of the arc and the rest of the ring, whose length is 100. */
  get dashes(): string {
    const { value, max } = this.#amount
    return value === null ? '30 70' : `${Math.round((value / max) * 1000) / 10} 100`
  }

  /** The text in the ring. */
  get text(): string | null {
    return toAmountText(this.#props, this.#amount)
  }
}
