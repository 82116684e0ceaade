import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { LinkItem } from '../shared/link-item.ts'
import type { MenuPanel } from './panel.ts'

/** A link in the panel of a menu, which marks the panel if it links to the current page. */
export class MenuLink extends LinkItem {
  constructor(props: PropsOf<'menu.link'>, context: ComponentContext) {
    super(props, context, {
      name: 'menu.link',
      rootClass: 'kit-menu-entry',
      linkClass: 'kit-menu-link',
    })
    const { menuPanel } = (context.shared.$context ?? {}) as { menuPanel?: MenuPanel }
    if (!menuPanel && !context.isFragment)
      context.invalid('This link belongs inside <x-kit::menu.panel>')
    if (!this.isLink) {
      context.invalid('Missing prop "href" or "route": a link of a menu needs a URL')
    }
    if (this.current && menuPanel) menuPanel.hasCurrent = true
  }
}
