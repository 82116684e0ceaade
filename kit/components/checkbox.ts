import type { AttributeBag } from '../src/edge/index.ts'
import { Choice, type ChoiceProps } from './choice.ts'

/** Works out the state of a box that can be ticked. */
export class Checkbox extends Choice {
  override get control(): AttributeBag {
    const { indeterminate } = this.props as ChoiceProps & { indeterminate: boolean }
    const isInvalid = Boolean(this.error ?? this.group?.error)
    return this.toBox({
      'data-kit-indeterminate': indeterminate ? '' : null,
      'aria-invalid': isInvalid ? 'true' : null,
    })
  }

  protected override get kind(): string {
    return 'checkbox'
  }
}
