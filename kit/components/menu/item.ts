import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { LinkItem } from '../shared/link-item.ts'

/** A link of a menu. */
export class MenuItem extends LinkItem {
  static readonly pure = true

  constructor(props: PropsOf<'menu.item'>, context: ComponentContext) {
    super(props, context, { name: 'menu.item', linkClass: 'kit-menu-control' })
    if (!this.isLink) {
      context.invalid('Missing prop "href" or "route": a link of a menu needs a URL')
    }
  }
}
