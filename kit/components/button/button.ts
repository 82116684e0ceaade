import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { toHref } from '../shared/urls.ts'
import type { PropsOf } from '../props.d.ts'

type Props = PropsOf<'button'>

/** A word that may be wider than a phone. Only then the stylesheet breaks words: others stay whole in tables and rows. */
const LONG_WORD = /\S{30}/

/** Computes the element and attributes of a button. */
export class Button {
  static readonly pure = true
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #invalid: ComponentContext['invalid']
  readonly #href: string | null

  constructor(props: Props, { attrs, read, invalid }: ComponentContext) {
    this.#props = props
    this.#attrs = attrs
    this.#invalid = invalid
    this.#href = toHref(props, { read, invalid })
  }

  get element(): 'a' | 'button' {
    return this.#href ? 'a' : 'button'
  }

  /**
   * The attributes that the button adds to those of the caller.
   * @param text the rendered slot; without it the button shows only an icon
   */
  toAttributes(text: string): Record<string, unknown> {
    const { variant, color, size, type, loading, disabled, block } = this.#props
    const href = this.#href
    const inert = disabled || loading
    const label = text.trim() ? null : this.#props.label || null
    const isSquare = !text.trim() && this.#hasSymbol
    if (isSquare && !label) this.#checkName()
    return {
      class: 'kit-button',
      'data-kit': 'button',
      'data-variant': variant,
      'data-color': color,
      'data-size': size,
      'data-square': isSquare ? '' : null,
      'data-block': block ? '' : null,
      'data-long':
        LONG_WORD.test(text) && LONG_WORD.test(text.replace(/<[^>]*>/g, ' ')) ? '' : null,
      type: href ? null : type,
      href: inert ? null : href,
      disabled: inert && !href,
      role: inert && href ? 'link' : null,
      'aria-disabled': inert && href ? 'true' : null,
      'aria-busy': loading ? 'true' : null,
      'aria-label': label,
      ...this.#toCommand(),
    }
  }

  /** Attributes that make the browser open or close another element, without a script. */
  #toCommand(): Record<string, unknown> {
    const { opens, closes, toggles } = this.#props
    const targets = [opens, closes, toggles].filter(Boolean)
    if (targets.length && this.#href) {
      this.#invalid(
        'A link cannot open or close anything: remove "href", or "opens", "closes" and "toggles"',
      )
    } else if (targets.length > 1) {
      this.#invalid('Use only one of "opens", "closes" and "toggles"')
    }
    if (this.#href) return {}
    return {
      commandfor: opens || closes || null,
      command: opens ? 'show-modal' : closes ? 'close' : null,
      popovertarget: opens || closes ? null : toggles || null,
      'aria-haspopup': opens ? 'dialog' : null,
    }
  }

  get #hasSymbol(): boolean {
    const { icon, trailing, label } = this.#props
    return Boolean(icon || trailing || label)
  }

  #checkName(): void {
    const names = Object.keys(this.#attrs.all())
    if (names.some((name) => /^(?:x-bind:|:)?aria-label(?:ledby)?$/.test(name))) return
    this.#invalid('Missing prop "label": a button that shows only an icon needs a name')
  }
}
