import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf, Text } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

/** A card, which the title of its header names if it is a section or an article with an id. */
export class Card {
  readonly #props: PropsOf<'card'>
  readonly #attrs: AttributeBag
  #titleId: string | null = null

  constructor(props: PropsOf<'card'>, { attrs }: ComponentContext) {
    this.#props = props
    this.#attrs = attrs
  }

  /** Returns the id that the title of a header gets; null if it does not name the card. */
  takeTitle(): string | null {
    const id = toText(this.#attrs.get('id') as Text | undefined)
    const isNamed = this.#attrs.has('aria-label') || this.#attrs.has('aria-labelledby')
    if (this.#props.as === 'div' || !id || isNamed || this.#titleId) return null
    // Two underscores avoid clashes: ids of fields come from their names and contain none.
    this.#titleId = `${id}__title`
    return this.#titleId
  }

  /** Only complete after the slot is rendered. */
  get root(): AttributeBag {
    return this.#attrs.merge({
      class: 'kit-card',
      'data-kit': 'card',
      'data-padding': this.#props.padding,
      'aria-labelledby': this.#titleId,
    })
  }
}
