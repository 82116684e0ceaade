import { AttributeBag } from '@kit-edge/engine/tags'
import { toPartBindings } from './bindings.ts'
import { Control, type ControlProps } from './control.ts'
import { listErrors } from './submission.ts'
import { toFieldText } from './to-text.ts'

/** Attributes of the tag that HTML allows on an `<input>`, and not on the element around it. */
const OF_INPUTS = ['autocomplete', 'form', 'readonly']

/**
 * The base of controls whose value has several parts, each in an element of its own: `stay[start]`
 * and `stay[end]`. The first part has the id of the control, so that labels and links reach it.
 */
export class PartsControl<Props extends ControlProps = ControlProps> extends Control<Props> {
  /** The names of the parts; empty if the value has none. */
  protected get parts(): readonly string[] {
    return []
  }

  /** The messages for the whole value, and then those for its parts. */
  override get errors(): string[] {
    return [...super.errors, ...this.parts.flatMap((part) => this.#listErrors(part))]
  }

  get labelId(): string {
    return `${this.id}-label`
  }

  /** The element around the parts, with the attributes of the tag. */
  get group(): AttributeBag {
    this.register()
    for (const part of this.parts) this.register(this.toPartId(part), `${this.path}.${part}`)
    const others = ['aria-describedby', ...OF_INPUTS, ...Object.keys(this.bindings.all())]
    return this.attrs.except(others).merge({
      class: `kit-field kit-${this.kind}`,
      'data-kit': this.kind,
      role: 'group',
      'aria-labelledby': this.props.label ? this.labelId : null,
      'aria-describedby': this.toDescribedBy(),
    })
  }

  toPartId(part: string): string {
    return part === this.parts[0] ? this.id : `${this.id}-${part}`
  }

  /** Attributes of the element of a part. */
  protected toPart(part: string, own: Record<string, unknown>): AttributeBag {
    return new AttributeBag({
      ...toPartBindings(this.bindings, part),
      'data-kit-part': 'control',
      id: this.toPartId(part),
      name: this.name ? `${this.name}[${part}]` : null,
      required: this.required,
      disabled: this.disabled,
      'aria-invalid': this.#isInvalid(part) ? 'true' : null,
      ...this.attrs.only(OF_INPUTS).all(),
      ...own,
    })
  }

  /** The submitted text of a part, or that of the given value. */
  protected toPartText(part: string, given: unknown): string | undefined {
    if (this.isBound) return undefined
    const old = this.path ? this.submission.old(`${this.path}.${part}`) : undefined
    if (old === null) return ''
    return toFieldText(old) ?? toFieldText(given)
  }

  /** A message for the whole value belongs to each part. */
  #isInvalid(part: string): boolean {
    return super.errors.length > 0 || this.#listErrors(part).length > 0
  }

  #listErrors(part: string): string[] {
    if (this.props.error !== undefined || !this.path) return []
    return listErrors(this.submission.errors, `${this.path}.${part}`)
  }
}
