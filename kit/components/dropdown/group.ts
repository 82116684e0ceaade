import type { ComponentContext } from '@kit-edge/engine/tags'
import { requireParent } from '../shared/find-parent.ts'

/** Requires a menu around it. */
export class DropdownGroup {
  static readonly pure = true

  constructor(_props: object, context: ComponentContext) {
    requireParent('dropdown', context)
  }
}
