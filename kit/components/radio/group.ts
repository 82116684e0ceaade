import type { AttributeBag } from '@kit-edge/engine/tags'
import { ChoiceGroup } from '../shared/choice-group.ts'
import type { PropsOf } from '../props.d.ts'

type Props = PropsOf<'radio.group'>

/** Computes which option is selected. */
export class RadioGroup extends ChoiceGroup<Props> {
  override get root(): AttributeBag {
    return super.root.merge({
      role: 'radiogroup',
      'data-variant': this.props.variant,
      'aria-required': this.required ? 'true' : null,
      'aria-invalid': this.error ? 'true' : null,
    })
  }

  protected override get kind(): string {
    return 'radio'
  }
}
