import type { ComponentContext } from '@kit-edge/engine/tags'
import { findParent } from '../shared/find-parent.ts'
import type { Shell } from './shell.ts'

/** Tells whether a header has buttons for a sidebar. */
export class ShellHeader {
  /** Null without a sidebar before the header. */
  readonly sidebarId: string | null
  readonly isCollapsible: boolean
  readonly isCollapsed: boolean
  readonly menuLabel: string
  readonly collapseLabel: string

  constructor(_props: object, context: ComponentContext) {
    const shell = findParent<Shell>('shell', context)
    if (shell?.hasHeader) context.invalid('A shell has one header')
    if (shell) shell.hasHeader = true
    this.sidebarId = shell?.hasSidebar ? shell.sidebarId : null
    this.isCollapsible = Boolean(shell?.hasSidebar && shell.isCollapsible)
    this.isCollapsed = Boolean(shell?.isCollapsed)
    this.menuLabel = shell?.menuLabel ?? 'Menu'
    this.collapseLabel = shell?.collapseLabel ?? 'Sidebar'
  }
}
