import type { AttributeBag } from '@kit-edge/engine/tags'
import { Choice } from '../shared/choice.ts'
import type { PropsOf } from '../props.d.ts'

/** Computes the state of a switch. */
export class Switch extends Choice<PropsOf<'switch'>> {
  override get control(): AttributeBag {
    return this.toBox({ role: 'switch' })
  }

  protected override get kind(): string {
    return 'switch'
  }
}
