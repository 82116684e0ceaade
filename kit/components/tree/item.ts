import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { LinkItem } from '../shared/link-item.ts'

/** An item of a tree, with or without a link, and whether its branch is open. */
export class TreeItem extends LinkItem {
  static readonly pure = true
  readonly #open: boolean | undefined

  constructor(props: PropsOf<'tree.item'>, context: ComponentContext) {
    super(props, context, {
      name: 'tree.item',
      linkClass: 'kit-tree-row kit-tree-link',
      isOptional: true,
    })
    this.#open = props.open
  }

  /**
   * Whether the branch is open when the page loads.
   * @param items the rendered items inside
   */
  isOpen(items: string): boolean {
    return this.#open ?? /<[^<>]* aria-current="(?!false)/.test(items)
  }
}
