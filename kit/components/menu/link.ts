import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { requireParent } from '../shared/find-parent.ts'
import { toCurrent } from '../shared/to-current.ts'
import { hasBoundHref, toHref } from '../shared/to-href.ts'
import type { MenuPanel } from './panel.ts'

/** Computes the URL of a link, and tells its panel whether it links to the current page. */
export class MenuLink {
  readonly root: AttributeBag
  readonly link: AttributeBag

  constructor(props: PropsOf<'menu.link'>, context: ComponentContext) {
    const { attrs, read, shared } = context
    requireParent('menu', context)
    const { menuPanel } = (shared.$context ?? {}) as { menuPanel?: MenuPanel }
    if (!menuPanel) context.invalid('This link belongs inside <x-kit::menu.panel>')
    const href = toHref(props, context)
    if (!props.href && !props.route && !hasBoundHref(attrs)) {
      context.invalid('Missing prop "href" or "route": a link of a menu needs a URL')
    }
    const current = toCurrent(props, href, read)
    if (current && menuPanel) menuPanel.hasCurrent = true
    this.root = attrs
      .only('class', 'style')
      .merge({ class: 'kit-menu-entry', 'data-kit': 'menu.link' })
    this.link = attrs.except('class', 'style').merge({
      class: 'kit-menu-link',
      'data-kit-part': 'link',
      href,
      'aria-current': current,
    })
  }
}
