import type { AttributeBag } from '@kit-edge/engine/tags'
import { Choice } from '../shared/choice.ts'
import type { PropsOf } from '../props.d.ts'

/** Computes the state of a checkbox. */
export class Checkbox extends Choice<PropsOf<'checkbox'>> {
  override get control(): AttributeBag {
    const { indeterminate } = this.props
    const isInvalid = Boolean(this.error ?? this.group?.error)
    return this.toBox({
      'data-kit-indeterminate': indeterminate ? '' : null,
      'data-kit-owns': indeterminate ? 'data-kit-indeterminate' : null,
      'aria-invalid': isInvalid ? 'true' : null,
    })
  }

  protected override get kind(): string {
    return 'checkbox'
  }
}
