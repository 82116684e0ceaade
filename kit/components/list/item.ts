import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { LinkItem } from '../shared/link-item.ts'

/** A row of a list, with or without a link. */
export class ListItem extends LinkItem {
  static readonly pure = true

  constructor(props: PropsOf<'list.item'>, context: ComponentContext) {
    super(props, context, {
      name: 'list.item',
      linkClass: 'kit-list-title kit-list-link',
      isOptional: true,
      // A right click on the whole row opens the menu of its actions, which are not in the link.
      rootAttributes: context.attrs.has('data-kit-context-menu')
        ? ['data-kit-context-menu', 'aria-controls']
        : [],
    })
  }
}
