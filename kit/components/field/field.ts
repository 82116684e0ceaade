import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import { Control } from '../shared/control.ts'
import { wireField } from './wire-field.ts'
import type { PropsOf } from '../props.d.ts'

type Props = PropsOf<'field'>

/** Passes its name and ids to the label, the control and the error inside it. */
export class Field extends Control<Props> {
  readonly #context: ComponentContext
  #controlId: string | null = null
  #hasErrorPart = false

  constructor(props: Props, context: ComponentContext) {
    // A nested field is independent.
    super(props, { ...context, shared: toIndependent(context.shared) })
    this.#context = context
  }

  get root(): AttributeBag {
    return this.attrs.merge({
      class: 'kit-field',
      'data-kit': 'field',
      'data-orientation': this.props.orientation,
    })
  }

  /** The id of the labelled control, known once the content is rendered. */
  get controlId(): string {
    return this.#controlId ?? this.id
  }

  /** The message, unless something in the slot renders it. */
  override get shownError(): string | undefined {
    return this.#hasErrorPart ? undefined : this.error
  }

  protected override get kind(): string {
    return 'field'
  }

  /** The content of the slot, with its native control connected to the field. */
  toContent(html: string): string {
    const { id, name, required, descriptionId, errorId } = this
    const wired = wireField(html, {
      id,
      name,
      required,
      descriptionId,
      errorId,
      hasDescription: Boolean(this.props.description),
      hasError: this.error !== undefined,
    })
    this.#controlId = wired.controlId
    this.#hasErrorPart = wired.hasErrorPart
    if (wired.controlId) this.register(wired.controlId)
    if (wired.notice) this.#context.notice(`cannot label a control: ${wired.notice}`)
    return wired.html
  }
}

/** Returns the globals with a context that has no field. */
function toIndependent(shared: ComponentContext['shared']): ComponentContext['shared'] {
  const $context = { ...(shared.$context as object), kitField: undefined }
  return Object.assign(Object.create(shared) as ComponentContext['shared'], { $context })
}
