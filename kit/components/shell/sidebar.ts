import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { Text } from '../props.d.ts'
import { findParent } from '../shared/find-parent.ts'
import { toText } from '../shared/to-text.ts'
import type { Shell } from './shell.ts'

/** Connects the sidebar of a layout with the buttons in its header. */
export class ShellSidebar {
  readonly id: string
  readonly root: AttributeBag

  constructor(_props: object, context: ComponentContext) {
    const shell = findParent<Shell>('shell', context)
    if (shell?.hasSidebar) context.invalid('A shell has one sidebar')
    if (shell?.hasHeader) {
      context.invalid('Put <x-kit::shell.sidebar> before <x-kit::shell.header>')
    }
    shell?.takeSidebar(toText(context.attrs.get('id') as Text | undefined))
    this.id = shell?.sidebarId ?? 'shell__sidebar'
    this.root = context.attrs.merge({
      class: 'kit-shell-sidebar',
      'data-kit': 'shell.sidebar',
      id: this.id,
      popover: 'auto',
      'data-kit-link-panel': '',
    })
  }
}
