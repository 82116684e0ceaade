import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { MenuItem } from '../shared/menu-item.ts'
import { toText } from '../shared/to-text.ts'
import { toShortcut } from './to-shortcut.ts'

type Props = PropsOf<'command.item'>

/** An item of a command palette, with what people search and the keys that run it. */
export class CommandItem extends MenuItem {
  readonly #props: Props

  constructor(props: Props, context: ComponentContext) {
    super(props, context, 'command')
    this.#props = props
  }

  override toAttributes(): Record<string, unknown> {
    const { keywords, disabled } = this.#props
    return {
      ...super.toAttributes(),
      'aria-disabled': disabled ? 'true' : null,
      'data-keywords': toText(keywords) || null,
      'data-keys': disabled ? null : this.#shortcut,
      'data-kit-owns': 'id role tabindex hidden data-active',
    }
  }

  /** People type letters and Shift into text fields, so these alone run nothing. */
  get #shortcut(): string | null {
    const keys = toShortcut(toText(this.#props.keys))
    return keys && /\b(?:mod|ctrl|meta|alt)\+/.test(keys) ? keys : null
  }
}
