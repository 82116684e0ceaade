import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'progress'> | PropsOf<'progress.circle'>

type Options = {
  /** Name of the component, such as `progress.circle`. */
  name: string
  /** Class of the `<progress>`. */
  barClass: string
}

/**
 * Limits how much is done, and writes it as text. A measured value can exceed the expected maximum.
 * A maximum of 0, such as for an empty list, is valid and means that nothing is done.
 */
export class ProgressBar {
  /** How much is done; null while it is unknown. */
  protected readonly value: number | null
  protected readonly max: number
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #options: Options

  constructor(props: Props, { attrs }: ComponentContext, options: Options) {
    const { value, max } = props
    this.#props = props
    this.#attrs = attrs
    this.#options = options
    this.max = max > 0 ? max : 1
    const done = max > 0 && value !== undefined ? Math.min(Math.max(value, 0), this.max) : 0
    this.value = value === undefined ? null : done
  }

  get root(): AttributeBag {
    const { name } = this.#options
    const { color, size } = this.#props
    return this.#attrs.only('class', 'style').merge({
      class: `kit-${name.replace('.', '-')}`,
      'data-kit': name,
      'data-color': color,
      'data-size': size,
      ...this.state,
    })
  }

  /** Attributes of the root element that depend on how much is done. */
  protected get state(): Record<string, unknown> {
    return {}
  }

  get bar(): AttributeBag {
    return this.#attrs.except('class', 'style').merge({
      class: this.#options.barClass,
      'data-kit-part': 'bar',
      value: this.value,
      max: this.max,
      'aria-valuetext': this.#props.valueText || null,
    })
  }

  /** The text beside the label, if there is one. */
  get text(): string | null {
    const { showValue, valueText } = this.#props
    if (valueText) return toText(valueText)
    if (this.value === null || !showValue) return null
    return `${Math.round((this.value / this.max) * 100)}%`
  }
}
