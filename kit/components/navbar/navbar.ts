import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

/** Connects the menu button with the links. */
export class Navbar {
  static readonly pure = true
  readonly id: string

  constructor({ id }: PropsOf<'navbar'>, { invalid }: ComponentContext) {
    const text = toText(id)
    const isId = /^\S+$/.test(text)
    if (text && !isId) invalid('Invalid value for prop "id", expected an id without spaces')
    this.id = isId ? text : 'navbar'
  }

  get panelId(): string {
    return `${this.id}__panel`
  }
}
