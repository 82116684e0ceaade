import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

/** Labels the button of a menu, and the menu after it. */
export class Dropdown {
  /** A missing id is an error in development; in production the page still renders. */
  readonly id: string

  constructor({ id, label }: PropsOf<'dropdown'>, { slots, invalid }: ComponentContext) {
    this.id = toText(id) || 'menu'
    if (!label && !slots.trigger) invalid('Missing prop "label": a menu button needs a name')
  }

  get triggerId(): string {
    return `${this.id}__trigger`
  }
}
