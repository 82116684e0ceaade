import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { LinkItem } from '../shared/link-item.ts'

/** A link of a dock. */
export class DockItem extends LinkItem {
  static readonly pure = true

  constructor(props: PropsOf<'dock.item'>, context: ComponentContext) {
    super(props, context, { name: 'dock.item', linkClass: 'kit-dock-link' })
    if (!this.isLink) {
      context.invalid('Missing prop "href" or "route": an item of a dock needs a URL')
    }
  }
}
