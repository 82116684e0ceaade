import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { LinkItem } from '../shared/link-item.ts'

/** A link in a sidebar, or an item that opens if a link inside leads to the current page. */
export class SidebarItem extends LinkItem {
  readonly #open: boolean | undefined
  readonly #around: SidebarItem | undefined
  #hasCurrent = false

  constructor(props: PropsOf<'sidebar.item'>, context: ComponentContext) {
    const isParent = Boolean(context.slots.items)
    // An item with nested items is no link.
    super(isParent ? { badge: props.badge } : props, context, {
      name: 'sidebar.item',
      linkClass: 'kit-sidebar-link',
    })
    if (!isParent && !this.isLink) {
      context.invalid(
        'Missing prop "href" or "route": a sidebar item without nested items needs a URL',
      )
    } else if (isParent && (props.href || props.route)) {
      context.invalid(
        'An item with nested items shows and hides them: move "href" to a nested item',
      )
    }
    this.#open = props.open
    const around = context.shared.$context as { sidebarItem?: SidebarItem } | undefined
    this.#around = around?.sidebarItem
    if (this.current) this.#around?.markCurrent()
  }

  /** Called by the nested link to the current page. */
  markCurrent(): void {
    this.#hasCurrent = true
    this.#around?.markCurrent()
  }

  /** Only known after the nested items are rendered. */
  get isOpen(): boolean {
    return this.#open ?? this.#hasCurrent
  }
}
