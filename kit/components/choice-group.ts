import type { AttributeBag, ComponentContext } from '../src/edge/index.ts'
import { Control, type ControlProps } from './control.ts'
import { toControlId } from './to-control-id.ts'
import { toOptions, type Option } from './to-options.ts'

export type ChoiceGroupProps = ControlProps & {
  legend: string
  options?: unknown
  value?: unknown
  orientation: string
}

/** Works out which of several boxes are ticked, and their ids. */
export class ChoiceGroup<Props extends ChoiceGroupProps = ChoiceGroupProps> extends Control<Props> {
  readonly chosen: ReadonlySet<string>
  readonly #ids = new Map<string, string>()

  constructor(props: Props, context: ComponentContext) {
    super(props, context)
    this.chosen = new Set(this.toChosen(props.value))
  }

  get root(): AttributeBag {
    return this.attrs.notStartingWith('aria-describedby', 'wire:model', 'x-model').merge({
      class: `kit-field kit-choice-group kit-${this.kind}-group`,
      'data-kit': `${this.kind}.group`,
      'data-choices': this.props.orientation,
      disabled: this.disabled,
      'aria-describedby': this.toDescribedBy(),
    })
  }

  get options(): Option[] {
    return toOptions(this.props.options, this.invalid)
  }

  /** Whether something says what is chosen, so that the boxes need not. */
  get isDecided(): boolean {
    return this.chosen.size > 0 || this.submission.hasFailed
  }

  isChosen(value: string): boolean {
    return this.chosen.has(value)
  }

  /** The first box has the id of the group, so that a summary of mistakes can lead there. */
  toItemId(value: string): string {
    const known = this.#ids.get(value)
    if (known) return known
    const id = this.#ids.size ? `${this.id}-${toControlId(value)}` : this.id
    this.#ids.set(value, id)
    return id
  }
}
