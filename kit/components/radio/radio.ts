import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { Choice } from '../shared/choice.ts'
import type { PropsOf } from '../props.d.ts'

type Props = PropsOf<'radio'>

/** Computes the state of a radio button. */
export class Radio extends Choice<Props> {
  constructor(props: Props, context: ComponentContext) {
    super(props, context)
    if (!this.name) {
      this.invalid('Missing prop "name". Set it, or put the radio into <x-kit::radio.group>')
    }
  }

  override get control(): AttributeBag {
    // This role has no invalid state, so the group has it.
    return this.toBox({ type: 'radio', 'aria-invalid': null })
  }

  override get required(): boolean {
    return super.required || this.group?.required || false
  }

  protected override get kind(): string {
    return 'radio'
  }

  protected override get isOneOfSeveral(): boolean {
    return true
  }
}
