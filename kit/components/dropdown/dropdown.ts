import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

/** Labels the button of a menu, and the menu after it. */
export class Dropdown {
  /** A missing id is an error in development; in production the page still renders. */
  readonly id: string
  readonly #props: PropsOf<'dropdown'>
  readonly #headingIds: string[] = []

  constructor(props: PropsOf<'dropdown'>, { slots, invalid }: ComponentContext) {
    const { id, label } = props
    this.#props = props
    this.id = toText(id) || 'menu'
    if (!label && !slots.trigger) invalid('Missing prop "label": a menu button needs a name')
  }

  get triggerId(): string {
    return `${this.id}__trigger`
  }

  /** The attributes of the menu. Its headings describe it, because people reach only its items. */
  get menu(): AttributeBag {
    const { position, align } = this.#props
    return new AttributeBag({
      class: 'kit-dropdown-menu kit-placed',
      'data-kit-part': 'menu',
      popover: 'auto',
      role: 'menu',
      id: this.id,
      'aria-labelledby': this.triggerId,
      'aria-describedby': this.#headingIds.join(' ') || null,
      'data-kit-menu': '',
      // A context menu is at the pointer.
      'data-kit-owns': 'style',
      'data-position': position,
      'data-align': align,
    })
  }

  /** Returns the id of one more heading. */
  takeHeading(id: string): string {
    const number = this.#headingIds.length + 1
    const own = id || (number > 1 ? `${this.id}__heading-${number}` : `${this.id}__heading`)
    this.#headingIds.push(own)
    return own
  }
}
