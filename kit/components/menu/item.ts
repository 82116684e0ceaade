import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { requireParent } from '../shared/find-parent.ts'
import { toCurrent } from '../shared/to-current.ts'
import { hasBoundHref, toHref } from '../shared/to-href.ts'

/** Computes the URL of a link, and whether it links to the current page. */
export class MenuItem {
  readonly root: AttributeBag
  readonly link: AttributeBag

  constructor(props: PropsOf<'menu.item'>, context: ComponentContext) {
    const { attrs, read } = context
    requireParent('menu', context)
    const href = toHref(props, context)
    if (!props.href && !props.route && !hasBoundHref(attrs)) {
      context.invalid('Missing prop "href" or "route": a link of a menu needs a URL')
    }
    this.root = attrs
      .only('class', 'style')
      .merge({ class: 'kit-menu-item', 'data-kit': 'menu.item' })
    this.link = attrs.except('class', 'style').merge({
      class: 'kit-menu-control',
      'data-kit-part': 'link',
      href,
      'aria-current': toCurrent(props, href, read),
    })
  }
}
