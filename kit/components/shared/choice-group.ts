import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { Control, type ControlProps } from './control.ts'
import type { PropsOf } from '../props.d.ts'
import { toControlId } from './control-name.ts'
import { toOptions, type Option, type OptionsProps } from './to-options.ts'

/** The props that groups of boxes share. */
export type ChoiceGroupProps = ControlProps &
  Pick<PropsOf<'checkbox.group' | 'radio.group'>, 'options' | 'value' | 'orientation'> &
  OptionsProps

/** Computes which of several boxes are ticked, and their ids. */
export class ChoiceGroup<Props extends ChoiceGroupProps = ChoiceGroupProps> extends Control<Props> {
  readonly chosen: ReadonlySet<string>
  /** Whether the group determines the selected values, instead of each of its boxes. */
  readonly isDecided: boolean
  readonly #ids = new Map<string, string>()
  readonly #taken = new Set<string>()

  constructor(props: Props, context: ComponentContext) {
    super(props, context)
    this.chosen = new Set(this.toChosen(props.value))
    this.isDecided = this.wasSent || [...this.chosen].some(Boolean)
  }

  get root(): AttributeBag {
    this.register()
    return this.attrs.except('aria-describedby', Object.keys(this.bindings.all())).merge({
      class: `kit-field kit-choice-group kit-${this.kind}-group`,
      'data-kit': `${this.kind}.group`,
      'data-choices': this.props.orientation,
      disabled: this.disabled,
      'aria-describedby': this.toDescribedBy(),
    })
  }

  get options(): Option[] {
    return toOptions(this.props, this.invalid)
  }

  /** Attributes of the tag for each of the boxes. */
  get ofBoxes(): Record<string, unknown> {
    return { form: this.formId, ...this.bindings.all() }
  }

  isChosen(value: string): boolean {
    return this.chosen.has(value)
  }

  /** The first box has the id of the group, so that an error summary can link to it. */
  toItemId(value: string): string {
    const known = this.#ids.get(value)
    if (known !== undefined) return known
    const { size } = this.#ids
    const made = size ? `${this.id}_${toControlId(value)}` : this.id
    // "+1" and "-1" would get the same id.
    const id = this.#taken.has(made) ? `${made}_${size}` : made
    this.#ids.set(value, id)
    this.#taken.add(id)
    return id
  }
}
