import type { PropsOf } from '../props.d.ts'
import { DropdownChoice } from './dropdown-choice.ts'

/** Computes the state of a menu item of which people choose one. */
export class DropdownRadio extends DropdownChoice<PropsOf<'dropdown.radio'>> {
  protected override get type(): 'radio' {
    return 'radio'
  }

  protected override get isOneOfSeveral(): boolean {
    return true
  }
}
