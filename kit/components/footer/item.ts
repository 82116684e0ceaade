import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { requireParent } from '../shared/find-parent.ts'
import { hasBoundHref, isCurrent, toHref } from '../shared/to-href.ts'

type Props = PropsOf<'footer.item'>

/** Computes the URL of a link, and whether it is the current page. */
export class FooterItem {
  readonly root: AttributeBag
  readonly link: AttributeBag

  constructor(props: Props, context: ComponentContext) {
    const { attrs, read, invalid } = context
    const href = toHref(props, context)
    requireParent('footer', context)
    if (!props.href && !props.route && !hasBoundHref(attrs)) {
      invalid('Missing prop "href" or "route": a link in a footer needs a URL')
    }
    this.root = attrs
      .only('class', 'style')
      .merge({ class: 'kit-footer-item', 'data-kit': 'footer.item' })
    this.link = attrs.except('class', 'style').merge({
      class: 'kit-footer-link',
      'data-kit-part': 'link',
      href,
      'aria-current': (props.current ?? isCurrent(href, read)) ? 'page' : null,
    })
  }
}
