import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'meter'>

/** Computes the range of a measurement and its text. */
export class Meter {
  static readonly pure = true
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #min: number
  readonly #max: number
  readonly #value: number

  constructor(props: Props, { attrs, invalid }: ComponentContext) {
    this.#props = props
    this.#attrs = attrs
    const { value, min, max, low, high } = props
    if (max <= min) invalid('Invalid value for prop "max". Expected a number above "min"')
    if (low !== undefined && high !== undefined && low > high) {
      invalid('Invalid value for prop "low". Expected at most the number of "high"')
    }
    const isRange = max > min
    this.#min = isRange ? min : 0
    this.#max = isRange ? max : 100
    this.#value = this.#limit(value) ?? this.#min
  }

  get root(): AttributeBag {
    const { color, size, low, high } = this.#props
    return this.#attrs.only('class', 'style').merge({
      class: 'kit-meter',
      'data-kit': 'meter',
      'data-color': color,
      'data-size': size,
      'data-rated': low !== undefined || high !== undefined || null,
    })
  }

  get bar(): AttributeBag {
    const { low, high, optimum, valueText } = this.#props
    return this.#attrs.except('class', 'style').merge({
      class: 'kit-meter-bar',
      'data-kit-part': 'bar',
      min: this.#min,
      max: this.#max,
      low: this.#limit(low),
      high: this.#limit(high),
      optimum: this.#limit(optimum),
      value: this.#value,
      'aria-valuetext': valueText || null,
    })
  }

  /** The text at the end of the label. */
  get text(): string | null {
    if (this.#props.valueText) return toText(this.#props.valueText)
    if (!this.#props.showValue) return null
    return `${Math.round(((this.#value - this.#min) / (this.#max - this.#min)) * 100)}%`
  }

  /** Limited to the range, because a measured value can exceed it. */
  #limit(number: number | undefined): number | null {
    if (number === undefined) return null
    return Math.min(Math.max(number, this.#min), this.#max)
  }
}
