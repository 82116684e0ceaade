import { AttributeBag } from '@kit-edge/engine/tags'
import { Control } from '../shared/control.ts'
import { toFieldText } from '../shared/to-text.ts'
import type { PropsOf } from '../props.d.ts'

type Props = PropsOf<'tags'>

/** Attributes of the tag for the field that people type into. */
const OF_INPUT = [
  'form',
  'readonly',
  'maxlength',
  'inputmode',
  'enterkeyhint',
  'autocapitalize',
  'spellcheck',
]

/** Computes the text with commas, and the field with chips that a script shows in its place. */
export class Tags extends Control<Props> {
  get root(): AttributeBag {
    return this.toRoot({ 'data-size': this.props.size })
  }

  get control(): AttributeBag {
    const { placeholder } = this.props
    const control = this.toControl({
      class: 'kit-select-control kit-combobox-control kit-tags-control',
      type: 'text',
      value: this.#text,
      placeholder: placeholder || null,
      autocomplete: 'off',
      'data-kit-owns': 'aria-hidden tabindex',
    })
    // It is the length of a word, and this is the text of all words.
    return control.except('maxlength')
  }

  /** The field for the next word, without a name: the form submits the control. */
  get input(): AttributeBag {
    const { placeholder } = this.props
    return new AttributeBag({
      class: 'kit-input-control kit-combobox-input',
      'data-kit-part': 'input',
      id: `${this.id}__input`,
      type: 'text',
      placeholder: placeholder || null,
      autocomplete: 'off',
      autocapitalize: 'none',
      ...this.attrs.only(OF_INPUT).all(),
      'aria-required': this.required ? 'true' : null,
      'aria-invalid': this.error ? 'true' : null,
      'aria-describedby': this.toDescribedBy(),
      'aria-labelledby': this.labelId,
      'data-kit-owns': 'aria-label',
      disabled: this.disabled,
    })
  }

  get chip(): AttributeBag {
    const isReadOnly = (this.attrs.get('readonly') ?? false) !== false
    return new AttributeBag({ disabled: this.disabled || isReadOnly })
  }

  protected override get kind(): string {
    return 'tags'
  }

  /** Validators check each word, and report it as `tags.0`. */
  protected override get isList(): boolean {
    return true
  }

  get #text(): string | null {
    const words = [this.props.value ?? []].flat()
    if (words.some((word) => toFieldText(word) === undefined)) {
      this.invalid('Invalid value for prop "value". Expected a list of strings')
    }
    return this.toChosen(this.props.value).join(', ') || null
  }
}
