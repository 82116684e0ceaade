import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { requireParent } from '../shared/find-parent.ts'
import { hasBoundHref, isCurrent, isWithin, toHref } from '../shared/to-href.ts'

type Props = PropsOf<'sidebar.item'>

/** Computes the link of an item, and opens the items around the link to the current page. */
export class SidebarItem {
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #href: string | null
  readonly #isParent: boolean
  readonly #current: 'page' | 'true' | null
  readonly #around: SidebarItem | undefined
  #hasCurrent = false

  constructor(props: Props, context: ComponentContext) {
    const { attrs, slots, read, shared, invalid } = context
    this.#props = props
    this.#attrs = attrs
    this.#href = toHref(props, context)
    this.#isParent = Boolean(slots.items)
    requireParent('sidebar', context)
    if (!this.#isParent && !props.href && !props.route && !hasBoundHref(attrs)) {
      invalid('Missing prop "href" or "route": a sidebar item without nested items needs a URL')
    } else if (this.#isParent && (props.href || props.route)) {
      invalid('An item with nested items shows and hides them: move "href" to a nested item')
    }
    this.#current = this.#isParent ? null : toCurrent(props, this.#href, read)
    const around = shared.$context as { sidebarItem?: SidebarItem } | undefined
    this.#around = around?.sidebarItem
    if (this.#current) this.#around?.markCurrent()
  }

  /** Called by the nested link to the current page. */
  markCurrent(): void {
    this.#hasCurrent = true
    this.#around?.markCurrent()
  }

  /** Only known after the nested items are rendered. */
  get isOpen(): boolean {
    return this.#props.open ?? this.#hasCurrent
  }

  get root(): AttributeBag {
    return this.#attrs
      .only('class', 'style')
      .merge({ class: 'kit-sidebar-item', 'data-kit': 'sidebar.item' })
  }

  get link(): AttributeBag {
    return this.#attrs.except('class', 'style').merge({
      class: 'kit-sidebar-link',
      'data-kit-part': 'link',
      href: this.#isParent ? null : this.#href,
      'aria-current': this.#current,
    })
  }
}

/** A link to the current section is marked, but not as the page itself. */
function toCurrent(
  { current, section }: Props,
  href: string | null,
  read: ComponentContext['read'],
): 'page' | 'true' | null {
  if (current !== undefined) return current ? 'page' : null
  if (isCurrent(href, read)) return 'page'
  return section && isWithin(href, read) ? 'true' : null
}
