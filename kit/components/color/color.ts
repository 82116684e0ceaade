import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import { ChoiceGroup } from '../shared/choice-group.ts'
import { toFieldText } from '../shared/to-text.ts'
import type { PropsOf } from '../props.d.ts'

type Props = PropsOf<'color'>

/** A colour, its name, and its radio button. */
type Swatch = { value: string; label: string; control: AttributeBag }

/** How the colour pickers of browsers write colours. */
const HEX = /^#[\da-f]{6}$/i

/** The value of the choice of any other colour. */
const OTHER = 'other'

/** Computes which colour is chosen. */
export class Color extends ChoiceGroup<Props & { orientation: 'horizontal' }> {
  /** The chosen colours in lower case. One without a swatch is another one. */
  readonly #colors: ReadonlySet<string>

  constructor(props: Props, context: ComponentContext) {
    super({ ...props, orientation: 'horizontal' }, context)
    const known = new Set(this.options.map(({ value }) => value.toLowerCase()))
    const colors = [...this.chosen].map((color) => color.toLowerCase())
    const isOther = colors.some((color) => HEX.test(color) && !known.has(color))
    this.#colors = new Set(isOther ? [...colors, OTHER] : colors)
    const wrong = this.options.find(({ value }) => !HEX.test(value))
    if (wrong) {
      this.invalid(
        `Invalid colour "${wrong.value}" in prop "options". Expected six digits, such as #0d9488`,
      )
    }
  }

  override get root(): AttributeBag {
    return super.root.except('data-kit').merge({
      class: 'kit-color',
      'data-kit': 'color',
      'data-size': this.props.size,
      role: 'radiogroup',
      'aria-required': this.required ? 'true' : null,
      'aria-invalid': this.error ? 'true' : null,
    })
  }

  get swatches(): Swatch[] {
    return this.options.map(({ value, label, disabled }) => ({
      value,
      label,
      control: new AttributeBag({
        class: 'kit-color-control',
        'data-kit-part': 'control',
        type: 'radio',
        id: this.toItemId(value),
        name: this.name,
        value,
        checked: this.isChosen(value),
        required: this.required,
        disabled,
        ...this.ofBoxes,
      }),
    }))
  }

  /** The browser's colour picker, which submits its colour in a field of its own. */
  get picker(): AttributeBag {
    const name = this.name.replace(/\]?$/, `_${OTHER}$&`)
    const old = toFieldText(this.submission.old(`${this.path}_${OTHER}`))
    const colors = [old, ...this.chosen].filter((color) => color && HEX.test(color))
    return new AttributeBag({
      class: 'kit-color-picker',
      'data-kit-part': 'picker',
      type: 'color',
      name,
      form: this.formId,
      value: colors[0] ?? '#808080',
      'aria-label': this.props.customLabel || null,
    })
  }

  override isChosen(value: string): boolean {
    return this.#colors.has(value.toLowerCase())
  }

  protected override get kind(): string {
    return 'color'
  }
}
