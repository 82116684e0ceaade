import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { requireParent } from '../shared/find-parent.ts'
import { hasBoundHref, isCurrent, toHref } from '../shared/to-href.ts'

type Props = PropsOf<'tree.item'>

/** Computes the link of an item, and whether its branch is open. */
export class TreeItem {
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #read: ComponentContext['read']
  readonly #href: string | null

  constructor(props: Props, context: ComponentContext) {
    this.#props = props
    this.#attrs = context.attrs
    this.#read = context.read
    this.#href = toHref(props, context)
    requireParent('tree', context)
  }

  /** Also if a script binds the URL. */
  get isLink(): boolean {
    return this.#href !== null || hasBoundHref(this.#attrs)
  }

  get root(): AttributeBag {
    const attrs = this.isLink ? this.#attrs.only('class', 'style') : this.#attrs
    return attrs.merge({ class: 'kit-tree-item', 'data-kit': 'tree.item' })
  }

  get link(): AttributeBag {
    return this.#attrs.except('class', 'style').merge({
      class: 'kit-tree-row kit-tree-link',
      'data-kit-part': 'link',
      href: this.#href,
      'aria-current': this.#isCurrent ? 'page' : null,
    })
  }

  /**
   * Whether the branch is open when the page loads.
   * @param items the rendered items inside
   */
  isOpen(items: string): boolean {
    return this.#props.open ?? /<[^<>]* aria-current="(?!false)/.test(items)
  }

  get #isCurrent(): boolean {
    return this.#props.current ?? isCurrent(this.#href, this.#read)
  }
}
