import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { type Amount, toAmount, toAmountText } from './amount.ts'

type Props = PropsOf<'progress'>

/** Computes how full the bar is, and its text. */
export class Progress {
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
      class: 'kit-progress',
      'data-kit': 'progress',
      'data-color': color,
      'data-size': size,
    })
  }

  get bar(): AttributeBag {
    return this.#attrs.except('class', 'style').merge({
      class: 'kit-progress-bar',
      'data-kit-part': 'bar',
      ...this.#amount,
      'aria-valuetext': this.#props.valueText || null,
    })
  }

  /** The text at the end of the label. */
  get text(): string | null {
    return toAmountText(this.#props, this.#amount)
  }
}
