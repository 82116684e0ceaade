import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'indicator'>

/** Computes the text of the mark at the corner. */
export class Indicator {
  static readonly pure = true
  readonly #props: Props
  readonly #attrs: AttributeBag

  constructor(props: Props, { attrs, notice }: ComponentContext) {
    this.#props = props
    this.#attrs = attrs
    if (this.isShown && !this.text && !props.label) {
      notice('has no label: screen readers do not read a dot')
    }
  }

  get root(): AttributeBag {
    const { color, size, position } = this.#props
    return this.#attrs.merge({
      class: 'kit-indicator',
      'data-kit': 'indicator',
      'data-color': color,
      'data-size': size,
      'data-position': position,
    })
  }

  /** Nothing new needs no mark. */
  get isShown(): boolean {
    const { show, count, showZero } = this.#props
    if (count === undefined || count === null) return show
    return show && (showZero || (this.text !== '' && Number(this.text) !== 0))
  }

  get mark(): AttributeBag {
    const isHidden = this.#props.label || !this.text
    return new AttributeBag({
      class: 'kit-indicator-mark',
      'data-kit-part': 'mark',
      'aria-hidden': isHidden ? 'true' : null,
    })
  }

  /** The count, limited to `max`; empty for a dot. */
  get text(): string {
    const { count, max } = this.#props
    const text = typeof count === 'number' ? String(count) : toText(count)
    return Number(text) > max ? `${max}+` : text
  }
}
