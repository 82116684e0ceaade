import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { readCookie } from '../shared/read-cookie.ts'
import { toControlId } from '../shared/control-name.ts'
import { toText } from '../shared/to-text.ts'

/** Reads whether somebody has closed this banner, and names the cookie that remembers it. */
export class Banner {
  static readonly pure = true
  readonly isDismissed: boolean
  readonly #props: PropsOf<'banner'>
  readonly #cookie: string

  constructor(props: PropsOf<'banner'>, { read }: ComponentContext) {
    const { dismissible, remember } = props
    this.#props = props
    // Only letters, numbers and hyphens are safe in the name of a cookie.
    const name = toControlId(toText(props.id)).replace(/[^\w-]/g, (letter) =>
      letter.codePointAt(0)!.toString(36),
    )
    this.#cookie = `kit-banner-${name}`
    this.isDismissed = dismissible && remember > 0 && readCookie(this.#cookie, read) !== ''
  }

  toAttributes(): Record<string, unknown> {
    const { id, dismissible, remember } = this.#props
    const isRemembered = dismissible && remember > 0
    return {
      id: toText(id) || null,
      'data-kit-dismissible': dismissible ? '' : null,
      'data-kit-owns': dismissible ? 'hidden' : null,
      'data-kit-remember': isRemembered ? this.#cookie : null,
      'data-kit-remember-days': isRemembered ? remember : null,
    }
  }
}
