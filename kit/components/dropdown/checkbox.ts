import type { PropsOf } from '../props.d.ts'
import { DropdownChoice } from './dropdown-choice.ts'

/** Computes the state of a menu item that people tick. */
export class DropdownCheckbox extends DropdownChoice<PropsOf<'dropdown.checkbox'>> {}
