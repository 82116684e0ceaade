import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { findBindings, isOwning } from '../shared/bindings.ts'
import { toSubmission } from '../shared/submission.ts'
import { toControlId } from '../shared/control-name.ts'
import { toFieldText, toText } from '../shared/to-text.ts'

type Props = PropsOf<'table'>

/** The bar with actions for the selected rows, and its content as HTML. */
export type Bar = { props: PropsOf<'table.bulk'>; attrs: AttributeBag; content: string }

/** The checkboxes of the rows, and the bar with actions for the rows that are selected. */
export class Selection {
  /** The bar, once the slot that contains it is rendered. */
  bar: Bar | null = null
  /** The attributes that bind the selected values; they belong to the boxes of the rows. */
  readonly bindings: AttributeBag
  readonly #props: Props
  readonly #invalid: ComponentContext['invalid']
  /** Values of the selected rows. */
  readonly #selected: ReadonlySet<string>
  #hasBoxes = false

  constructor(props: Props, { attrs, shared, invalid }: ComponentContext) {
    this.#props = props
    this.bindings = findBindings(attrs)
    this.#invalid = invalid
    // After a failed submission, the submitted values take precedence.
    const old = toSubmission(shared).old(toText(props.selectName).replace(/\[\]$/, ''))
    const selected = [old ?? props.selected ?? []].flat()
    this.#selected = new Set(selected.flatMap((value: unknown) => toFieldText(value) ?? []))
  }

  /** Whether the rows have checkboxes, for the bar or for a form around the table. */
  get isOn(): boolean {
    return this.#props.selectable || this.bar !== null
  }

  /** Takes the bar; false if it comes after boxes, which need the id of its form. */
  take(bar: Bar): boolean {
    if (this.#hasBoxes || this.bar) return false
    this.bar = bar
    return true
  }

  /** Id of the form that the boxes belong to. */
  get formId(): string {
    return toText(this.bar?.props.id) || `${toControlId(toText(this.#props.caption))}-bulk`
  }

  /** The attributes of the box in the header, which selects all rows. */
  get allBox(): AttributeBag {
    return new AttributeBag({
      class: 'kit-checkbox-control',
      'data-kit-part': 'select',
      'data-kit-select-rows': '',
      type: 'checkbox',
      form: this.bar ? this.formId : null,
      'aria-label': this.#props.selectAllLabel,
    })
  }

  /**
   * The attributes of the box of one of `rows`; null if the row has no value to submit.
   * @param value what identifies the row
   * @param name name of the row, which defaults to its value
   */
  toRowBox(value: string, index: number, name: string): AttributeBag | null {
    if (value) return this.toBox(value, name || value)
    this.#invalid(
      `Row ${index + 1} has no "${toText(this.#props.rowKey)}". Set "row-key" to the property that identifies a row`,
    )
    return null
  }

  /** The attributes of a box that selects a row. */
  toBox(value: string, name: string, isSelected = false): AttributeBag {
    this.#hasBoxes = true
    return new AttributeBag({
      class: 'kit-checkbox-control',
      'data-kit-part': 'select',
      'data-kit-select-row': '',
      type: 'checkbox',
      name: this.#props.selectName,
      value,
      checked: !isOwning(this.bindings) && (isSelected || this.#selected.has(value)),
      form: this.bar ? this.formId : null,
      'aria-label': toText(this.#props.selectLabel).replaceAll('{name}', () => name),
      ...this.bindings.all(),
    })
  }
}
