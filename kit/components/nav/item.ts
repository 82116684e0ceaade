import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { requireParent } from '../shared/find-parent.ts'
import { hasBoundHref, isCurrent, isWithin, toHref } from '../shared/to-href.ts'

type Props = PropsOf<'nav.item'>

/** Computes the URL of an item, and whether it links to the current page. */
export class NavItem {
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #read: ComponentContext['read']
  readonly #href: string | null

  constructor(props: Props, context: ComponentContext) {
    this.#props = props
    this.#attrs = context.attrs
    this.#read = context.read
    this.#href = toHref(props, context)
    requireParent('nav', context)
    if (!props.href && !props.route && !hasBoundHref(this.#attrs)) {
      context.invalid('Missing prop "href" or "route": a navigation item needs a URL')
    }
  }

  get root(): AttributeBag {
    return this.#attrs
      .only('class', 'style')
      .merge({ class: 'kit-nav-item', 'data-kit': 'nav.item' })
  }

  get link(): AttributeBag {
    return this.#attrs.except('class', 'style').merge({
      class: 'kit-nav-link',
      'data-kit-part': 'link',
      href: this.#href,
      'aria-current': this.#current,
    })
  }

  /** A link to the current section is marked, but not as the page itself. */
  get #current(): 'page' | 'true' | null {
    const { current, section } = this.#props
    if (current !== undefined) return current ? 'page' : null
    if (isCurrent(this.#href, this.#read)) return 'page'
    return section && isWithin(this.#href, this.#read) ? 'true' : null
  }
}
