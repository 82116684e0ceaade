import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { findParent } from '../shared/find-parent.ts'
import type { Card } from './card.ts'

/** Names the card around it. */
export class CardHeader {
  readonly title: AttributeBag

  constructor({ title }: PropsOf<'card.header'>, context: ComponentContext) {
    const card = findParent<Card>('card', context)
    this.title = new AttributeBag({
      class: 'kit-card-title',
      'data-kit-part': 'title',
      id: title ? card?.takeTitle() : null,
    })
  }
}
