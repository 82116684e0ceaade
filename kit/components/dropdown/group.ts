import type { ComponentContext } from '../../../engine/tags/index.ts'
import { findParent } from '../shared/find-parent.ts'

/** Requires a menu around it. */
export class DropdownGroup {
  constructor(_props: object, context: ComponentContext) {
    findParent('dropdown', context)
  }
}
