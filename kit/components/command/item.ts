import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf, Text } from '../props.d.ts'
import { findParent } from '../shared/find-parent.ts'
import { MenuItem } from '../shared/menu-item.ts'
import { toText } from '../shared/to-text.ts'
import type { Command } from './command.ts'
import { toShortcut } from './to-shortcut.ts'

type Props = PropsOf<'command.item'>

/** An item of a command palette, with what people search and the keys that run it. */
export class CommandItem extends MenuItem {
  readonly #props: Props
  readonly #id: string | null

  constructor(props: Props, context: ComponentContext) {
    super(props, context, 'command')
    this.#props = props
    const own = toText(context.attrs.get('id') as Text | undefined)
    this.#id = findParent<Command>('command', context)?.takeItem(own) ?? (own || null)
  }

  override toAttributes(): Record<string, unknown> {
    const { keywords, disabled } = this.#props
    return {
      ...super.toAttributes(),
      id: this.#id,
      'aria-disabled': disabled ? 'true' : null,
      'data-keywords': toText(keywords) || null,
      'data-keys': disabled ? null : this.#shortcut,
      'data-kit-owns': 'role tabindex hidden data-active',
    }
  }

  /** People type letters and Shift into text fields, so these alone run nothing. */
  get #shortcut(): string | null {
    const keys = toShortcut(toText(this.#props.keys))
    return keys && /\b(?:mod|ctrl|meta|alt)\+/.test(keys) ? keys : null
  }
}
