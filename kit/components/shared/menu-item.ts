import { AttributeBag, type ComponentContext, isSafeValue } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { requireParent } from './find-parent.ts'
import { isCurrent, toHref } from './urls.ts'

type Props = Pick<
  PropsOf<'dropdown.item' | 'command.item'>,
  keyof PropsOf<'dropdown.item' | 'command.item'>
>

/** Decides whether an item of a menu or palette is a link, a button or the submit button of a form. */
export class MenuItem {
  readonly #props: Props
  readonly #parent: 'dropdown' | 'command'
  readonly #href: string | null
  readonly #context: ComponentContext

  constructor(props: Props, context: ComponentContext, parent: 'dropdown' | 'command') {
    requireParent(parent, context)
    this.#props = props
    this.#parent = parent
    this.#context = context
    this.#href = toHref(props, context)
    if (props.method !== 'get' && !this.#href) {
      context.invalid(`Missing prop "href" or "route": method "${props.method}" needs a URL`)
    }
    if (props.opens && this.#href) {
      context.invalid('A link cannot open anything: remove "href" and "route", or "opens"')
    }
  }

  /** The form around the button, for every method but GET. */
  get form(): AttributeBag | null {
    const { method } = this.#props
    if (!this.#href || method === 'get') return null
    return new AttributeBag({
      class: 'kit-dropdown-form',
      'data-kit-part': 'form',
      role: 'none',
      method: 'post',
      action: method === 'post' ? this.#href : spoof(this.#href, method),
    })
  }

  /** The CSRF field of Shield, if the application uses it. */
  get csrf(): string {
    const { csrfField } = this.#context.shared
    const field: unknown = typeof csrfField === 'function' ? csrfField() : null
    return isSafeValue(field) ? field.value : ''
  }

  get element(): 'a' | 'button' {
    return this.#href && !this.form ? 'a' : 'button'
  }

  toAttributes(): Record<string, unknown> {
    const { color, disabled, opens } = this.#props
    const isLink = this.element === 'a'
    return {
      class: 'kit-dropdown-item',
      'data-kit': `${this.#parent}.item`,
      'data-color': color,
      role: this.#parent === 'dropdown' ? 'menuitem' : null,
      type: isLink ? null : this.form ? 'submit' : 'button',
      href: isLink && !disabled ? this.#href : null,
      disabled: disabled && !isLink,
      'aria-disabled': disabled && isLink ? 'true' : null,
      'aria-current': isLink && this.#isCurrent ? 'page' : null,
      commandfor: isLink || this.form ? null : opens || null,
      command: opens && !isLink && !this.form ? 'show-modal' : null,
      'aria-haspopup': opens && !isLink && !this.form ? 'dialog' : null,
    }
  }

  get #isCurrent(): boolean {
    return this.#props.current ?? isCurrent(this.#href, this.#context.read)
  }
}

/** HTML forms support GET and POST; AdonisJS reads any other method from the query string. */
function spoof(href: string, method: string): string {
  const [address = '', ...fragment] = href.split('#')
  const query = `${address.includes('?') ? '&' : '?'}_method=${method.toUpperCase()}`
  return [`${address}${query}`, ...fragment].join('#')
}
