import type { AttributeBag, ComponentContext } from '../src/edge/index.ts'

type Props = {
  name?: string
  type: string
  value?: string | number
  label?: string
  description?: string
  error?: string
  prefix?: string
  suffix?: string
  size: string
  required: boolean
  disabled: boolean
  id?: string
}

/** What a session shares with templates; none of it is there without a session. */
type Shared = {
  old?: (path: string) => unknown
  flashMessages?: { get: (key: string) => unknown }
}

/** Works out the value, the error and the ids of a field. */
export class Input {
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #shared: Shared

  constructor(props: Props, { attrs, shared }: ComponentContext) {
    this.#props = props
    this.#attrs = attrs
    this.#shared = shared
  }

  /** Where the value is in the data of the form: `items[0][name]` is `items.0.name`. */
  get path(): string {
    return (this.#props.name ?? '').replace(/\[\]$/, '').replace(/\[([^\]]*)\]/g, '.$1')
  }

  /** Derived, never random: a page that is morphed must find the same ids again. */
  get id(): string {
    return (
      this.#props.id || (this.path || this.#props.label || 'input').replace(/[^\p{L}\p{N}]+/gu, '-')
    )
  }

  get descriptionId(): string {
    return `${this.id}-description`
  }

  get prefixId(): string {
    return `${this.id}-prefix`
  }

  get suffixId(): string {
    return `${this.id}-suffix`
  }

  get errorId(): string {
    return `${this.id}-error`
  }

  get error(): string | undefined {
    return this.#props.error ?? this.#sessionError
  }

  get root(): AttributeBag {
    return this.#attrs.only('class', 'style').merge({
      class: 'kit-input',
      'data-kit': 'input',
      'data-size': this.#props.size,
    })
  }

  get control(): AttributeBag {
    const { name, type, required, disabled } = this.#props
    return this.#attrs.except('class', 'style', 'aria-describedby').merge({
      class: 'kit-input-control',
      'data-kit-part': 'control',
      id: this.id,
      type,
      name,
      value: this.#value,
      required,
      disabled,
      'aria-invalid': this.error ? 'true' : null,
      'aria-describedby': this.#describedBy,
    })
  }

  get #sessionError(): string | undefined {
    const errors = this.#shared.flashMessages?.get('inputErrorsBag') as
      Record<string, string[] | string> | undefined
    if (!errors || !this.path || !Object.hasOwn(errors, this.path)) return undefined
    return [errors[this.path]].flat()[0]
  }

  /** A live binding owns the value; a secret or a file is never written into a page. */
  get #value(): unknown {
    const bound = Object.keys(this.#attrs.startingWith('wire:model', 'x-model').all()).length > 0
    if (bound || ['password', 'file'].includes(this.#props.type)) return null
    const old = this.path ? this.#shared.old?.(this.path) : undefined
    // A control that was emptied comes back as null, which the body parser makes of an empty text.
    return old === undefined ? this.#props.value : old
  }

  get #describedBy(): string | null {
    const ids = [
      this.#props.description && this.descriptionId,
      this.#props.prefix && this.prefixId,
      this.#props.suffix && this.suffixId,
      this.error && this.errorId,
      this.#attrs.get('aria-describedby'),
    ]
    return ids.filter(Boolean).join(' ') || null
  }
}
