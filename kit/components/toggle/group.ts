import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import { ChoiceGroup } from '../shared/choice-group.ts'
import type { Option } from '../shared/to-options.ts'
import { toText } from '../shared/to-text.ts'
import type { PropsOf } from '../props.d.ts'
import type { ToggleLook } from './toggle.ts'

type Props = PropsOf<'toggle.group'>

/** Computes which toggles are pressed. */
export class ToggleGroup extends ChoiceGroup<Props & { orientation: 'horizontal' }> {
  constructor(props: Props, context: ComponentContext) {
    super({ ...props, orientation: 'horizontal' }, context)
    if (!props.multiple && this.chosen.size > 1) {
      this.invalid('Invalid value for prop "value". Expected one value, or set `multiple`')
    }
  }

  override get root(): AttributeBag {
    const isOne = Boolean(this.name) && !this.isList
    return super.root.merge({
      role: isOne ? 'radiogroup' : null,
      'aria-required': isOne && this.required ? 'true' : null,
      'aria-invalid': isOne && this.error ? 'true' : null,
      'data-kit-toggles': this.name || this.isList ? null : '',
    })
  }

  get legend(): AttributeBag {
    const look = this.props.hideLegend ? 'kit-visually-hidden' : 'kit-field-label kit-choice-legend'
    return new AttributeBag({ class: look, 'data-kit-part': 'legend' })
  }

  /** The options, each with its icon. */
  override get options(): (Option & { icon?: string })[] {
    const written = Object.values(this.props.options ?? {}).map((item) =>
      toText((item as { icon?: string } | null)?.icon),
    )
    return super.options.map((option, index) => ({ ...option, icon: written[index] ?? '' }))
  }

  /** What the toggles of the group share. */
  get look(): ToggleLook {
    const { variant, size } = this.props
    return { variant, size, disabled: this.disabled, isOne: !this.isList }
  }

  protected override get isList(): boolean {
    return this.props.multiple || super.isList
  }

  protected override get kind(): string {
    return 'toggle'
  }
}
