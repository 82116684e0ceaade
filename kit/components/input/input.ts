import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { Control } from '../shared/control.ts'
import type { PropsOf } from '../props.d.ts'
import { toText } from '../shared/to-text.ts'

type Props = PropsOf<'input'>

/** Computes the value, error and ids of a text field. */
export class Input extends Control<Props> {
  constructor(props: Props, context: ComponentContext) {
    super(props, context)
    if (props.viewable && props.type !== 'password') {
      this.invalid('Invalid prop "viewable". It needs type="password"')
    }
    const shown = (['label', 'description', 'error'] as const).find((name) => props[name])
    if (props.type === 'hidden' && shown) {
      this.invalid(`Invalid prop "${shown}". An input with type="hidden" shows no text`)
    }
  }

  get prefixId(): string {
    return `${this.id}-prefix`
  }

  get suffixId(): string {
    return `${this.id}-suffix`
  }

  get root(): AttributeBag {
    return this.toRoot({ 'data-size': this.props.size })
  }

  get control(): AttributeBag {
    const { type, prefix, suffix, clearable, viewable } = this.props
    // Browsers only know that a control is empty if it has a placeholder.
    const placeholder = this.props.placeholder || (clearable ? ' ' : null)
    const owns = viewable ? 'type' : null
    return this.toControl({ type, value: this.#value, placeholder, 'data-kit-owns': owns }, [
      prefix && this.prefixId,
      suffix && this.suffixId,
    ])
  }

  /** A hidden input without any of the elements around it. Nothing refers to its id. */
  get hidden(): AttributeBag {
    return this.attrs.merge({
      'data-kit': this.kind,
      type: 'hidden',
      id: toText(this.props.id) || null,
      name: this.name || null,
      value: this.#value,
      disabled: this.disabled,
    })
  }

  /**
   * The text beside a colour swatch. Browsers show black for an empty value. If a live binding owns
   * the value, it is unknown here.
   */
  get colorText(): string {
    if (this.isBound) return ''
    const value = (this.#value ?? '#000000').toLowerCase()
    return /^#[0-9a-f]{6}$/.test(value) ? value : ''
  }

  protected override get kind(): string {
    return 'input'
  }

  /** Secrets and files are never rendered into a page. */
  get #value(): string | undefined {
    const { type, value } = this.props
    return ['password', 'file'].includes(type) ? undefined : this.toText(value, type)
  }
}
