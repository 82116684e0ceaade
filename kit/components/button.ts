import type { AttributeBag, ComponentContext } from '../src/edge/index.ts'
import { isSafeValue } from '../src/edge/is-safe-value.ts'
import { isScriptUrl } from './is-script-url.ts'

type Props = {
  variant: string
  color: string
  size: string
  type: string
  href?: string | { value: string }
  icon?: string
  trailing?: string
  loading: boolean
  disabled: boolean
  label?: string
  block: boolean
}

/** Works out the element and the attributes of a button. */
export class Button {
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #invalid: ComponentContext['invalid']
  readonly #href: string | null

  constructor(props: Props, { attrs, invalid }: ComponentContext) {
    this.#props = props
    this.#attrs = attrs
    this.#invalid = invalid
    this.#href = this.#toHref()
  }

  get element(): 'a' | 'button' {
    return this.#href ? 'a' : 'button'
  }

  /**
   * What the button adds to the attributes it was given.
   * @param text what the slot renders; without it the button shows only an icon
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
      type: href ? null : type,
      href: inert ? null : href,
      disabled: inert && !href,
      role: inert && href ? 'link' : null,
      'aria-disabled': inert && href ? 'true' : null,
      'aria-busy': loading ? 'true' : null,
      'aria-label': label,
    }
  }

  get #hasSymbol(): boolean {
    const { icon, trailing, label } = this.#props
    return Boolean(icon || trailing || label)
  }

  #toHref(): string | null {
    const { href } = this.#props
    const url = isSafeValue(href) ? href.value : href
    if (!url || !isScriptUrl(url)) return url || null
    this.#invalid(
      'Invalid value for prop "href". Expected an address, not a script or data; a button without ' +
        'href can run a script',
    )
    return null
  }

  #checkName(): void {
    const names = Object.keys(this.#attrs.all())
    if (names.some((name) => /^(?:x-bind:|:)?aria-label(?:ledby)?$/.test(name))) return
    this.#invalid('Missing prop "label": a button that shows only an icon needs a name')
  }
}
