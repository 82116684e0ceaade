import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import { Control } from '../shared/control.ts'
import { toLocale, toNumberFormat } from '../shared/locale.ts'
import { expectFiles, listErrors } from '../shared/submission.ts'
import { toFieldText, toText } from '../shared/to-text.ts'
import type { PropsOf } from '../props.d.ts'

type Props = PropsOf<'upload'>

/** What was uploaded before, and the last part of it as its name. */
type Row = { value: string; name: string }

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte']

/** Computes the limits of an upload, and the list of what was uploaded before. */
export class Upload extends Control<Props> {
  readonly #locale: string
  readonly #maxSize: number | null

  constructor(props: Props, context: ComponentContext) {
    super(props, context)
    expectFiles(context.shared)
    this.#locale = toLocale(props.locale, context)
    this.#maxSize = this.#toBytes(toFieldText(props.maxSize) ?? '')
  }

  get root(): AttributeBag {
    return this.toRoot({ 'data-size': this.props.size, 'data-variant': this.props.variant })
  }

  get zone(): AttributeBag {
    const isAvatar = this.props.variant === 'avatar'
    return new AttributeBag({
      class: `kit-upload-zone ${isAvatar ? 'kit-upload-avatar' : 'kit-empty'}`,
      'data-kit-part': 'zone',
      'data-kit-owns': 'data-over',
      ...(!isAvatar && { 'data-variant': 'outline', 'data-size': 'sm' }),
    })
  }

  get control(): AttributeBag {
    const { accept, multiple, maxFiles, url } = this.props
    const isMissing = this.rows.length === 1
    if (url) this.register(this.id, this.#uploadedPath)
    return this.toControl({
      type: 'file',
      class: 'kit-file-control kit-upload-control',
      accept: accept || null,
      multiple,
      required: this.required && isMissing,
      'data-kit-upload': JSON.stringify({
        units: [this.#locale, UNITS],
        maxSize: this.#maxSize ?? undefined,
        maxFiles: multiple ? maxFiles : 1,
        required: this.required,
      }),
      'data-kit-upload-url': toText(url) || null,
      'data-kit-owns': 'required',
    })
  }

  /** The name of what was uploaded: `photos_uploaded[]`, `team[logo_uploaded]`. */
  get uploadedName(): string {
    return this.name.replace(/\]?(?:\[\])?$/, '_uploaded$&')
  }

  /** What was uploaded before validation failed, and nothing for the template of other files. */
  get rows(): (Row | null)[] {
    const old = this.props.url ? this.submission.old(this.#uploadedPath) : undefined
    const values = [old].flat().flatMap((value) => toFieldText(value) || [])
    return [...values.map((value) => ({ value, name: value.split('/').at(-1)! })), null]
  }

  /** The hidden input with the server's answer, disabled until there is one. */
  toAnswer(row: Row | null): AttributeBag {
    return new AttributeBag({
      type: 'hidden',
      'data-kit-part': 'value',
      name: this.uploadedName,
      value: row?.value ?? '',
      form: this.formId,
      disabled: !row || this.disabled,
    })
  }

  /** No other control shows the errors of what was uploaded. */
  override get errors(): string[] {
    const own = super.errors
    if (own.length > 0 || !this.props.url || this.props.error !== undefined) return own
    return listErrors(this.submission.errors, this.#uploadedPath, true)
  }

  get #uploadedPath(): string {
    return `${this.path}_uploaded`
  }

  protected override get kind(): string {
    return 'upload'
  }

  protected override get isList(): boolean {
    return this.props.multiple || super.isList
  }

  /** The live region, with its messages, in which only what depends on the file is left to replace. */
  get status(): AttributeBag {
    const { accept, maxFiles, multiple, ...texts } = this.props
    const size = this.#maxSize === null ? '' : this.#toSizeText(this.#maxSize)
    const kinds = toText(accept).split(',').join(', ')
    return new AttributeBag({
      class: 'kit-field-error',
      'data-kit-part': 'status',
      role: 'status',
      'data-large': toText(texts.tooLargeText).replace('{size}', () => size),
      'data-type': toText(texts.wrongTypeText).replace('{accept}', () => kinds),
      'data-many': toText(texts.tooManyText).replace(
        '{count}',
        `${multiple ? (maxFiles ?? '') : 1}`,
      ),
      'data-folder': toText(texts.folderText),
      'data-failed': toText(texts.failedText),
      'data-uploaded': toText(texts.uploadedText),
    })
  }

  #toSizeText(bytes: number): string {
    const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), 3)
    return toNumberFormat(this.#locale, {
      style: 'unit',
      unit: UNITS[power]!,
      maximumFractionDigits: 1,
    }).format(bytes / 1024 ** power)
  }

  /** AdonisJS counts 1024 bytes as 1 KB, too. */
  #toBytes(text: string): number | null {
    if (!text) return null
    const [, amount, unit = 'b'] = /^(\d+(?:\.\d+)?) ?([kmg]?b)?$/i.exec(text.trim()) ?? []
    if (amount)
      return Math.floor(+amount * 1024 ** ['b', 'k', 'm', 'g'].indexOf(unit[0]!.toLowerCase()))
    this.invalid('Invalid value for prop "maxSize". Expected a size such as "500kb" or "2mb"')
    return null
  }
}
