import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf, Text } from '../props.d.ts'
import { toText } from './to-text.ts'

type Either = PropsOf<'modal' | 'drawer'>

/** The props that the modal and the drawer share. */
export type DialogProps = Pick<Either, keyof Either> & Partial<Pick<PropsOf<'modal'>, 'alert'>>

/** Computes the ids, the accessible name and the behaviour of a `<dialog>`. */
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

  /** A missing id is an error in development; in production the page still renders. */
  get id(): string {
    return toText(this.#props.id) || 'dialog'
  }

  /** Two underscores avoid clashes: ids of fields come from their names and contain none. */
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

  /** An alert dialog can only be closed with one of its own buttons. */
  get hasClose(): boolean {
    return this.#header.close && !this.#props.alert
  }

  /** Lets a header inside the slot name the dialog. */
  takeHeader(header: { description?: Text; close: boolean }): void {
    this.hasHeader = true
    this.#header = header
  }

  /** The attributes that the dialog adds to those of the caller, once its slot is rendered. */
  toAttributes(): Record<string, unknown> {
    const { title, open, dismissible, alert } = this.#props
    const isNamed = this.hasHeader || Boolean(title)
    if (!isNamed) this.#checkName()
    return {
      id: this.id,
      open,
      'data-kit-opened': open ? '' : null,
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
