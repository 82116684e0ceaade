import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'toast'>

const icons: Record<string, string> = {
  primary: 'info',
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
}

/** Computes the icon and the duration of a toast. */
export class Toast {
  readonly icon: string | undefined
  readonly #props: Props
  readonly #invalid: ComponentContext['invalid']

  constructor(props: Props, { invalid }: ComponentContext) {
    this.#props = props
    this.#invalid = invalid
    this.icon = toText(props.icon) || icons[props.color]
  }

  /**
   * The attributes that the toast adds to those of the caller.
   * @param text the rendered slots
   */
  toAttributes(text: string, actions: string): Record<string, unknown> {
    const { title, description, color, duration } = this.#props
    if (!title && !description && !text.trim()) {
      this.#invalid('Missing prop "title": a toast needs some text')
    }
    const stays = color === 'danger' || actions.trim() !== ''
    return {
      class: 'kit-toast',
      'data-kit': 'toast',
      'data-kit-toast': '',
      'data-kit-owns': 'hidden',
      'data-color': color,
      'data-duration': duration ?? (stays ? 0 : null),
    }
  }
}
