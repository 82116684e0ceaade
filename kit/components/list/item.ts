import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { LinkItem } from '../shared/link-item.ts'

/** A row of a list, with or without a link. */
export class ListItem extends LinkItem {
  constructor(props: PropsOf<'list.item'>, context: ComponentContext) {
    super(props, context, {
      name: 'list.item',
      linkClass: 'kit-list-title kit-list-link',
      isOptional: true,
    })
  }
}
