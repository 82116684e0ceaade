import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { MenuItem } from '../shared/menu-item.ts'

/** An item of a menu. */
export class DropdownItem extends MenuItem {
  static readonly pure = true

  constructor(props: PropsOf<'dropdown.item'>, context: ComponentContext) {
    super(props, context, 'dropdown')
  }
}
