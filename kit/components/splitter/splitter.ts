import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

/** Computes the width of the first pane, and describes the separator. */
export class Splitter {
  static readonly pure = true
  /** A missing id is an error in development; in production the page still renders. */
  readonly id: string
  readonly #props: PropsOf<'splitter'>
  readonly #value: number

  constructor(props: PropsOf<'splitter'>, { invalid }: ComponentContext) {
    const { id, value, min, max } = props
    this.id = toText(id) || 'splitter'
    this.#props = props
    this.#value = Math.round(Math.min(Math.max(value, min), max)) || 50
    if (min >= max) {
      invalid(`Invalid value for prop "min". Expected a number below "max", which is ${max}`)
    } else if (!(value >= min && value <= max)) {
      invalid(`Invalid value for prop "value". Expected a percentage from ${min} to ${max}`)
    }
  }

  get startId(): string {
    return `${this.id}__start`
  }

  /** Digits of the width, which choose rules of the stylesheet: no inline style is needed. */
  get tens(): number {
    return Math.floor(this.#value / 10)
  }

  get ones(): number {
    return this.#value % 10
  }

  get separator(): AttributeBag {
    const { label, min, max } = this.#props
    return new AttributeBag({
      class: 'kit-splitter-separator',
      'data-kit-part': 'separator',
      id: `${this.id}__separator`,
      'data-kit-separator': '',
      'data-kit-owns': 'aria-valuenow',
      role: 'separator',
      tabindex: '0',
      'aria-label': label,
      'aria-orientation': 'vertical',
      'aria-controls': this.startId,
      'aria-valuenow': this.#value,
      'aria-valuemin': min,
      'aria-valuemax': max,
    })
  }
}
