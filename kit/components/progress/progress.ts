import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'progress'>

/** Computes how full the bar is, and its text. */
export class Progress {
  readonly #props: Props
  readonly #attrs: AttributeBag

  constructor(props: Props, { attrs }: ComponentContext) {
    this.#props = props
    this.#attrs = attrs
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
      value: this.#value,
      max: this.#max,
      'aria-valuetext': this.#props.valueText || null,
    })
  }

  /** The text at the end of the label. */
  get text(): string | null {
    if (this.#props.valueText) return toText(this.#props.valueText)
    if (this.#value === null || !this.#props.showValue) return null
    return `${Math.round((this.#value / this.#max) * 100)}%`
  }

  /** A maximum of 0, such as for an empty list, is valid and shows an empty bar. */
  get #max(): number {
    return this.#props.max > 0 && this.#props.max < Infinity ? this.#props.max : 1
  }

  /** Limited to the bar, because a measured value can exceed the expected maximum. */
  get #value(): number | null {
    const { value, max } = this.#props
    if (value === undefined) return null
    return max > 0 ? Math.min(Math.max(value, 0), this.#max) : 0
  }
}
