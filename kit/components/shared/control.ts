import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf, Text } from '../props.d.ts'
import { findBindings, isOwning } from './bindings.ts'
import { toFieldText, toText } from './to-text.ts'
import { listErrors, findForm, toSubmission, type Submission } from './submission.ts'
import { toControlId, toPath } from './control-name.ts'

/** The props that every control of a form has. */
export type ControlProps = Partial<
  Pick<
    PropsOf<'input'>,
    'name' | 'id' | 'label' | 'description' | 'error' | 'required' | 'disabled'
  >
>

/** The values that a `field` passes to the control inside it. */
export type FieldContext = {
  name: string
  id: string
  label: string
  required: boolean
  error: string | undefined
  errorId: string
  descriptionId: string
}

/**
 * The base of all controls. It uses the name to find the path, the id, the value and the error: in
 * the field or form around the control, in the session, or in its own props.
 */
export class Control<Props extends ControlProps = ControlProps> {
  protected readonly props: Props
  protected readonly attrs: AttributeBag
  protected readonly shared: ComponentContext['shared']
  protected readonly invalid: ComponentContext['invalid']
  protected readonly submission: Submission
  /** The field around the control, unless they have different names. */
  readonly field: FieldContext | undefined
  /** Attributes that bind the value to a live component. */
  readonly bindings: AttributeBag

  constructor(props: Props, { attrs, shared, invalid }: ComponentContext) {
    this.props = props
    this.attrs = attrs
    this.shared = shared
    this.invalid = invalid
    this.submission = toSubmission(shared)
    this.bindings = findBindings(attrs)
    const { kitField } = (shared.$context ?? {}) as { kitField?: FieldContext }
    const isInside = !props.name || toText(props.name) === kitField?.name
    this.field = isInside ? kitField : undefined
  }

  /** A live binding also sets the name: `wire:model.live="email"`. */
  get name(): string {
    return toText(this.props.name) || this.field?.name || this.#model
  }

  get #model(): string {
    const [model] = Object.values(this.bindings.startingWith('wire:').all())
    return typeof model === 'string' ? model : ''
  }

  get path(): string {
    return toPath(this.name)
  }

  /** From the page, never counted or random, so that a part rendered alone has the same ids. */
  get id(): string {
    return toText(this.props.id) || this.field?.id || this.toId(this.#ownName || this.kind)
  }

  /** For components whose label names other parts, too. Two underscores avoid clashes with other ids. */
  get labelId(): string | null {
    return this.props.label ? `${this.id}__label` : null
  }

  get descriptionId(): string {
    return `${this.id}-${this.field ? 'help' : 'description'}`
  }

  get errorId(): string {
    return this.field?.errorId ?? `${this.id}-error`
  }

  get required(): boolean {
    return this.props.required || this.field?.required || false
  }

  get error(): string | undefined {
    return this.errors[0]
  }

  /** The name in the form, the label, or the variable of Alpine; empty without any of them. */
  get #ownName(): string {
    return this.path || this.label.trim() || toText(this.attrs.get('x-model') as Text | undefined)
  }

  /** The text that tells people which control it is. */
  get label(): string {
    return toText(this.props.label) || toText(this.attrs.get('aria-label') as Text | undefined)
  }

  /** The name of a button in the control: with the label, because other controls have the same. */
  toButtonLabel(text: Text): string {
    const own = toText(text)
    const label = (this.label || this.field?.label || '').trim()
    // The button of a password is already called "Show password".
    const isNamed = ` ${own} `.toLowerCase().includes(` ${label.toLowerCase()} `)
    return isNamed || !label ? own : `${own} ${label}`
  }

  /** The control's own message overrides that of its field, which overrides the session's. */
  get errors(): string[] {
    const { error } = this.props
    const own = error === undefined ? this.field?.error : toText(error)
    if (own) return [own]
    return listErrors(this.submission.errors, this.path, this.isList)
  }

  /** The message that the control renders itself, unless a field around it renders it. */
  get shownError(): string | undefined {
    return this.field ? undefined : this.error
  }

  /** Whether a live binding owns the value. */
  get isBound(): boolean {
    return isOwning(this.bindings)
  }

  /** The component's name, used for its class and parts. */
  protected get kind(): string {
    return 'control'
  }

  /** The id of the form that submits the control, if it is outside of it. Other elements need it too. */
  protected get formId(): unknown {
    return this.attrs.get('form') ?? null
  }

  protected get disabled(): boolean {
    return this.props.disabled ?? false
  }

  /** Whether it submits several values, each of which can have an error: `tags.0`. */
  protected get isList(): boolean {
    return this.name.endsWith('[]')
  }

  protected toId(text: string): string {
    return toControlId(text, findForm(this.shared)?.id)
  }

  /** Attributes of the root element: the caller's class and style, and the component's name. */
  protected toRoot(own: Record<string, unknown> = {}): AttributeBag {
    return this.attrs.only('class', 'style').merge({
      class: `kit-field kit-${this.kind}`,
      'data-kit': this.kind,
      ...own,
    })
  }

  /** Passes the id of this control to the form, for the links of an error summary. */
  protected register(id = this.id, path = this.path): void {
    const ids = findForm(this.shared)?.ids
    if (this.path && ids && !ids.has(path)) ids.set(path, id)
  }

  /** Attributes of the control: all of the caller's except class and style. */
  protected toControl(own: Record<string, unknown>, describing: unknown[] = []): AttributeBag {
    this.register()
    return this.attrs.except('class', 'style', 'aria-describedby').merge({
      class: `kit-${this.kind}-control`,
      'data-kit-part': 'control',
      // Without any name, nothing refers to it, and others like it would have the same id.
      id: this.props.id || this.field || this.#ownName ? this.id : null,
      name: this.name || null,
      ...own,
      required: this.required,
      disabled: this.disabled,
      'aria-invalid': this.error ? 'true' : null,
      'aria-describedby': this.toDescribedBy(describing),
      ...own,
    })
  }

  protected toDescribedBy(others: unknown[] = []): string | null {
    const ids = [
      this.field?.descriptionId,
      this.props.description && this.descriptionId,
      ...others,
      this.error && this.errorId,
      this.attrs.get('aria-describedby'),
    ]
    return ids.filter(Boolean).join(' ') || null
  }

  /** Old input takes precedence over the value in the template, even if it is empty. */
  protected toText(value: unknown, type?: string): string | undefined {
    if (this.isBound) return undefined
    if (value !== undefined && value !== null && toFieldText(value, type) === undefined) {
      this.invalid('Invalid value for prop "value". Expected a string, a number or a date')
    }
    const old = this.submission.old(this.path)
    if (old === null) return ''
    return toFieldText(old) ?? toFieldText(value, type) ?? toFieldText(this.modelValue, type)
  }

  /** The value that the form around it has for this path. */
  protected get modelValue(): unknown {
    let value: unknown = findForm(this.shared)?.values ?? undefined
    if (!this.path || value === undefined) return undefined
    for (const key of this.path.split('.')) {
      value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    }
    return value
  }

  /** Whether the last submission decides: browsers submit nothing that is disabled or has no name. */
  protected get wasSent(): boolean {
    return this.submission.isKept && Boolean(this.path) && !this.disabled
  }

  /** The selected values of several; after a failed submission, only the submitted ones. */
  protected toChosen(given: unknown): string[] {
    if (this.isBound) return []
    const old = this.submission.old(this.path)
    const { modelValue } = this
    const own = modelValue === undefined ? given : (given ?? modelValue)
    const value = this.wasSent || old !== undefined ? old : own
    // The body parser, and columns of a database, have null for an empty value.
    return [value].flat().flatMap((item) => (item === null ? '' : (toFieldText(item) ?? [])))
  }
}
