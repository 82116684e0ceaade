import type { ComponentContext } from '@kit-edge/engine/tags'
import { findParent } from '../shared/find-parent.ts'
import { toText } from '../shared/to-text.ts'
import type { Text } from '../props.d.ts'
import type { Dropdown } from './dropdown.ts'

/** Describes the menu around it. */
export class DropdownHeading {
  readonly id: string | null

  constructor(_props: object, context: ComponentContext) {
    const own = toText(context.attrs.get('id') as Text | undefined)
    this.id = findParent<Dropdown>('dropdown', context)?.takeHeading(own) ?? (own || null)
  }
}
