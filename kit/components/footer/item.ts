import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { LinkItem } from '../shared/link-item.ts'

/** A link in a footer. */
export class FooterItem extends LinkItem {
  static readonly pure = true

  constructor(props: PropsOf<'footer.item'>, context: ComponentContext) {
    super(props, context, { name: 'footer.item', linkClass: 'kit-footer-link' })
    if (!this.isLink) {
      context.invalid('Missing prop "href" or "route": a link in a footer needs a URL')
    }
  }
}
