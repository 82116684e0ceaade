import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { LinkItem } from '../shared/link-item.ts'

/** A link of a navigation. */
export class NavItem extends LinkItem {
  static readonly pure = true

  constructor(props: PropsOf<'nav.item'>, context: ComponentContext) {
    super(props, context, { name: 'nav.item', linkClass: 'kit-nav-link' })
    if (!this.isLink) {
      context.invalid('Missing prop "href" or "route": a navigation item needs a URL')
    }
  }
}
