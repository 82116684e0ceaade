import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

/** Names the menu of an area, and warns about an area that has none. */
export class ContextMenu {
  static readonly pure = true
  readonly #menu: string
  readonly #context: ComponentContext

  constructor({ menu }: PropsOf<'context-menu'>, context: ComponentContext) {
    this.#menu = toText(menu)
    this.#context = context
  }

  /** @param content the rendered slot */
  toRoot(content: string): AttributeBag {
    const { attrs, notice } = this.#context
    if (!this.#menu && !attrs.has('aria-controls') && !content.includes('data-kit-menu')) {
      notice('opens no menu: put a `dropdown` into it, or set `menu` to the id of one')
    }
    return attrs.merge({
      'data-kit': 'context-menu',
      'data-kit-context-menu': '',
      ...(this.#menu && { 'aria-controls': this.#menu }),
    })
  }
}
