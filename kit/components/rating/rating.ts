import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import { ChoiceGroup } from '../shared/choice-group.ts'
import { toText } from '../shared/to-text.ts'
import type { PropsOf } from '../props.d.ts'

type Props = PropsOf<'rating'>

/** A star: its text, its radio button, and how much of it is filled if the rating is only shown. */
type Star = { text: string; control: AttributeBag; fill: 'full' | 'half' | 'none' }

/** Computes which star is chosen, or how many are filled. */
export class Rating extends ChoiceGroup<Props & { options: undefined; orientation: 'horizontal' }> {
  constructor(props: Props, context: ComponentContext) {
    super({ ...props, options: undefined, orientation: 'horizontal' }, context)
    if (!props.readonly && !this.name) {
      this.invalid('Missing prop "name". Set it, or `readonly` to only show a rating')
    }
  }

  /** The group of a rating that people choose. */
  override get root(): AttributeBag {
    return super.root.except('data-kit').merge({
      class: 'kit-rating',
      'data-kit': 'rating',
      'data-size': this.props.size,
      role: 'radiogroup',
      'aria-required': this.required ? 'true' : null,
      'aria-invalid': this.error ? 'true' : null,
    })
  }

  /** The root element of a rating that is only shown. */
  get picture(): AttributeBag {
    return this.attrs.merge({
      class: 'kit-rating',
      'data-kit': 'rating',
      'data-size': this.props.size,
    })
  }

  get stars(): Star[] {
    const { max } = this.props
    return Array.from({ length: max }, (_, index) => index + 1).map((number) => ({
      text: this.#toText(number),
      control: this.#toBox(number),
      fill: this.#toFill(number),
    }))
  }

  /** The text of a rating that is only shown. */
  get shownText(): string {
    return this.#toText(Math.round(this.#shown * 10) / 10)
  }

  protected override get kind(): string {
    return 'rating'
  }

  /** The rating, not more than there are stars. */
  get #shown(): number {
    const { value, max } = this.props
    return Math.min(Math.max(Number(value ?? 0) || 0, 0), max)
  }

  get #halves(): number {
    return Math.round(this.#shown * 2)
  }

  #toFill(number: number): Star['fill'] {
    if (this.#halves >= 2 * number) return 'full'
    return this.#halves === 2 * number - 1 ? 'half' : 'none'
  }

  #toBox(number: number): AttributeBag {
    const value = String(number)
    return new AttributeBag({
      class: 'kit-rating-control',
      'data-kit-part': 'control',
      type: 'radio',
      id: this.toItemId(value),
      name: this.name || null,
      value,
      checked: this.isChosen(value),
      required: this.required,
      ...this.ofBoxes,
    })
  }

  #toText(value: number): string {
    return toText(this.props.text)
      .replace('{value}', () => String(value))
      .replace('{max}', () => String(this.props.max))
  }
}
