import { AttributeBag } from '@kit-edge/engine/tags'
import { Select } from '../select/select.ts'
import { toComboboxField, toListId } from '../shared/combobox-field.ts'
import { toImageUrl } from '../shared/urls.ts'
import type { Option } from '../shared/to-options.ts'
import type { PropsOf } from '../props.d.ts'

type Props = PropsOf<'combobox'>

/** Computes the options of a select, and the text field and list that a script shows in its place. */
export class Combobox extends Select<Props> {
  /** What the script needs to know. */
  get box(): AttributeBag {
    const { props } = this
    const isOwn = props.src || undefined
    return new AttributeBag({
      class: 'kit-select-box kit-combobox-box',
      'data-kit-part': 'box',
      'data-kit-combobox': '',
      'data-src': toImageUrl('src', props.src, { invalid: this.invalid }) || null,
      'data-value': isOwn && props.optionValue,
      'data-label': isOwn && props.optionLabel,
      'data-empty': props.emptyLabel,
      'data-loading': isOwn && props.loadingLabel,
      'data-failed': isOwn && props.failedLabel,
      'data-create': props.creatable ? props.createLabel : null,
      'data-invalid': props.creatable ? null : props.invalidLabel,
    })
  }

  override get control(): AttributeBag {
    return this.toControl({
      class: 'kit-select-control kit-combobox-control',
      multiple: this.props.multiple,
      'data-kit-owns': 'aria-hidden tabindex',
    })
  }

  /** The text field, without a name: the form submits the select. */
  get input(): AttributeBag {
    const { placeholder, multiple } = this.props
    return new AttributeBag({
      class: 'kit-input-control kit-combobox-input',
      ...toComboboxField(this.id, placeholder),
      form: this.formId,
      'aria-expanded': 'false',
      // A browser cannot know that the chips are values.
      'aria-required': this.required && !multiple ? 'true' : null,
      'aria-invalid': this.error ? 'true' : null,
      'aria-describedby': this.toDescribedBy(),
      'aria-labelledby': this.labelId,
      'data-kit-owns': 'aria-activedescendant aria-expanded aria-invalid aria-label data-unknown',
      disabled: this.disabled,
    })
  }

  get list(): AttributeBag {
    return new AttributeBag({
      id: toListId(this.id),
      'data-kit-part': 'list',
      role: 'listbox',
      'aria-multiselectable': this.props.multiple ? 'true' : null,
      'aria-labelledby': this.labelId,
      'data-kit-owns': 'aria-label',
    })
  }

  get chip(): AttributeBag {
    return new AttributeBag({ disabled: this.disabled })
  }

  /** With a URL, or for new values, also the chosen ones that are in no list. */
  override get options(): Option[] {
    const options = super.options
    if (!this.props.src && !this.props.creatable) return options
    const known = new Set(options.flatMap((one) => one.options ?? one).map(({ value }) => value))
    const others = [...this.chosen].filter((value) => value && !known.has(value))
    return [...options, ...others.map((value) => ({ value, label: value, disabled: false }))]
  }

  protected override get kind(): string {
    return 'combobox'
  }
}
