import type { ComponentContext } from '../../../engine/tags/index.ts'
import { findParent } from '../shared/find-parent.ts'

/** Refuses to stand outside of a menu. */
export class DropdownSeparator {
  constructor(_props: object, context: ComponentContext) {
    findParent('dropdown', context)
  }
}
