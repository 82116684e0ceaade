import type { ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { readCookie } from '../shared/read-cookie.ts'

/** Lists the themes, and tells which one the visitor has chosen before. */
export class Theme {
  static readonly pure = true
  readonly #props: PropsOf<'theme'>
  readonly #chosen: string

  constructor(props: PropsOf<'theme'>, { read }: ComponentContext) {
    this.#props = props
    this.#chosen = readCookie('kit-theme', read)
  }

  get choices(): { name: string; icon: string; label: unknown }[] {
    const { lightLabel, darkLabel, systemLabel } = this.#props
    return [
      { name: 'light', icon: 'sun', label: lightLabel || 'Light' },
      { name: 'dark', icon: 'moon', label: darkLabel || 'Dark' },
      { name: 'system', icon: 'monitor', label: systemLabel || 'System' },
    ]
  }

  /** Any other cookie means the system, as in the script. */
  isPressed(theme: string): 'true' | 'false' {
    const isKnown = this.#chosen === 'light' || this.#chosen === 'dark'
    return theme === (isKnown ? this.#chosen : 'system') ? 'true' : 'false'
  }
}
