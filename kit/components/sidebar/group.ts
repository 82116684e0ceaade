import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { requireParent } from '../shared/find-parent.ts'

/** Requires a sidebar around it. */
export class SidebarGroup {
  static readonly pure = true
  readonly root: AttributeBag

  constructor(_props: object, context: ComponentContext) {
    requireParent('sidebar', context)
    this.root = context.attrs.merge({ class: 'kit-sidebar-group', 'data-kit': 'sidebar.group' })
  }
}
