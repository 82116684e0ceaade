import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { Breadcrumbs } from './breadcrumbs.ts'
import { findParent } from '../shared/find-parent.ts'
import { isCurrent, toHref } from '../shared/urls.ts'
import type { PropsOf } from '../props.d.ts'

type Props = PropsOf<'breadcrumbs.item'>

/** Decides whether an item is a link, the current page, or neither. */
export class BreadcrumbsItem {
  /** Name of the icon before the item; the first has none. */
  readonly separator: string | null
  readonly element: 'a' | 'span' | 'div'
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #invalid: ComponentContext['invalid']
  readonly #href: string | null
  readonly #isCurrent: boolean

  constructor(props: Props, context: ComponentContext) {
    this.#props = props
    this.#attrs = context.attrs
    this.#invalid = context.invalid
    this.#href = toHref(props, context)
    const isEnd = !this.#href && (props.current ?? true)
    this.#isCurrent = props.current ?? (isEnd || isCurrent(this.#href, context.read))
    // An item that is neither a link nor the page can contain anything, such as a menu.
    this.element = this.#href ? 'a' : this.#isCurrent ? 'span' : 'div'
    const place = findParent<Breadcrumbs>('breadcrumbs', context)?.takeItem(isEnd)
    this.separator = place?.separator ?? null
    if (place?.isLate) {
      context.invalid(
        'The previous item has no URL, and only the last item can have none: set "href", "route" or :current="false" on it',
      )
    }
  }

  get root(): AttributeBag {
    return this.#attrs
      .only('class', 'style')
      .merge({ class: 'kit-breadcrumbs-item', 'data-kit': 'breadcrumbs.item' })
  }

  /**
   * The attributes of the link, or of the text in its place.
   * @param text the rendered slot; without it the item shows only an icon
   */
  toLink(text: string): AttributeBag {
    const isNamed = Boolean(text || this.#props.label) || this.#attrs.has('aria-label')
    if (!isNamed) this.#invalid('Missing prop "label": an item without text needs a name')
    return this.#attrs.except('class', 'style').merge({
      class: 'kit-breadcrumbs-link',
      'data-kit-part': 'link',
      href: this.#href,
      'aria-current': this.#isCurrent ? 'page' : null,
    })
  }
}
