import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf, Text } from '../props.d.ts'
import { toText } from './to-text.ts'

type Either = PropsOf<'modal' | 'drawer'>

/** What a modal and a drawer have in common. */
export type DialogProps = Pick<Either, keyof Either> & Partial<Pick<PropsOf<'modal'>, 'alert'>>

/** Works out the ids, the name and the behaviour of a `<dialog>`. */
export class Dialog {
  /** Whether a header inside the slot names the dialog, instead of the props. */
  hasHeader = false
  readonly #props: DialogProps
  readonly #attrs: AttributeBag
  readonly #invalid: ComponentContext['invalid']
  #header: { description?: Text; close: boolean }

  constructor(props: DialogProps, { attrs, invalid }: ComponentContext) {
    this.#props = props
    this.#attrs = attrs
    this.#invalid = invalid
    this.#header = { description: props.title && props.description, close: true }
  }

  /** A missing id is an error in development; in production the page renders all the same. */
  get id(): string {
    return toText(this.#props.id) || 'dialog'
  }

  /** Two underscores: ids of fields, made from their names, have none. */
  get titleId(): string {
    return `${this.id}__title`
  }

  get descriptionId(): string {
    return `${this.id}__description`
  }

  get bodyId(): string {
    return `${this.id}__body`
  }

  get title(): Text | undefined {
    return this.#props.title
  }

  get description(): Text | undefined {
    return this.#props.description
  }

  /** A dialog that asks for an answer is left by one of its own buttons. */
  get hasClose(): boolean {
    return this.#header.close && !this.#props.alert
  }

  /** Lets a header inside the slot name the dialog. */
  takeHeader(header: { description?: Text; close: boolean }): void {
    this.hasHeader = true
    this.#header = header
  }

  /** What the dialog adds to the attributes it was given, once its slot is rendered. */
  toAttributes(): Record<string, unknown> {
    const { title, open, dismissible, alert } = this.#props
    const isNamed = this.hasHeader || Boolean(title)
    if (!isNamed) this.#checkName()
    return {
      id: this.id,
      open,
      closedby: dismissible && !alert ? 'any' : 'closerequest',
      role: alert ? 'alertdialog' : null,
      'aria-labelledby': isNamed ? this.titleId : null,
      'aria-describedby': this.#describedBy,
    }
  }

  get #describedBy(): string | null {
    if (this.#header.description) return this.descriptionId
    return this.#props.alert ? this.bodyId : null
  }

  #checkName(): void {
    if (this.#attrs.has('aria-label') || this.#attrs.has('aria-labelledby')) return
    this.#invalid('Missing prop "title": a dialog needs a name')
  }
}
