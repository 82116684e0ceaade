import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { requireParent } from '../shared/find-parent.ts'
import { hasBoundHref, isCurrent, toHref } from '../shared/to-href.ts'

type Props = PropsOf<'list.item'>

/** Computes the link of a row, and whether it links to the current page. */
export class ListItem {
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #read: ComponentContext['read']
  readonly #href: string | null

  constructor(props: Props, context: ComponentContext) {
    this.#props = props
    this.#attrs = context.attrs
    this.#read = context.read
    this.#href = toHref(props, context)
    requireParent('list', context)
  }

  /** Also if a script binds the URL. */
  get isLink(): boolean {
    return this.#href !== null || hasBoundHref(this.#attrs)
  }

  get root(): AttributeBag {
    const attrs = this.isLink ? this.#attrs.only('class', 'style') : this.#attrs
    return attrs.merge({ class: 'kit-list-item', 'data-kit': 'list.item' })
  }

  get link(): AttributeBag {
    return this.#attrs.except('class', 'style').merge({
      class: 'kit-list-title kit-list-link',
      'data-kit-part': 'link',
      href: this.#href,
      'aria-current': this.#isCurrent ? 'page' : null,
    })
  }

  get #isCurrent(): boolean {
    return this.#props.current ?? isCurrent(this.#href, this.#read)
  }
}
