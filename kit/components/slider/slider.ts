import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toCurrency, toLocale, toNumberFormat } from '../shared/locale.ts'
import { PartsControl } from '../shared/parts-control.ts'
import { toOptions } from '../shared/to-options.ts'
import { toFieldText, toText } from '../shared/to-text.ts'

type Props = PropsOf<'slider'>

/** A mark: its value, its text, and where it is on the scale. */
type Mark = { value: number; label: string; text: string; share: string; anchor: string }

/** The ends of a range. */
const ENDS = ['min', 'max'] as const

/** Computes the values, the marks and the texts of a slider. */
export class Slider extends PartsControl<Props> {
  readonly marks: Mark[]
  readonly #min: number
  readonly #max: number
  readonly #step: number
  readonly #locale: string
  readonly #format: Intl.NumberFormatOptions

  constructor(props: Props, context: ComponentContext) {
    super(props, context)
    const { min, max, step, format } = props
    const isScale = max > min
    if (!isScale) this.invalid(`Invalid prop "max". Expected a number above "min", which is ${min}`)
    if (!(step > 0)) this.invalid('Invalid value for prop "step". Expected a number above 0')
    this.#min = isScale ? min : 0
    this.#max = isScale ? max : 100
    this.#step = step > 0 ? step : 1
    this.#locale = toLocale(props.locale, context)
    const currency = format === 'currency' ? toCurrency(props.currency, context) : null
    this.#format = {
      ...(currency && { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
      ...(format === 'percent' && { style: 'unit', unit: 'percent' }),
    }
    this.marks = this.#toMarks()
  }

  get root(): AttributeBag {
    const format = JSON.stringify([this.#locale, this.#format])
    const own = { 'data-format': format, 'data-unit': toText(this.props.unit) || null }
    return this.props.range ? this.group.merge({ ...own, 'data-range': '' }) : this.toRoot(own)
  }

  /** One thumb, or two. */
  get controls(): AttributeBag[] {
    const { range, minLabel, maxLabel } = this.props
    const list = this.marks.length ? this.marksId : null
    return this.#texts.map((value, index) => {
      const own = {
        class: 'kit-slider-control',
        type: 'range',
        min: this.#min,
        max: this.#max,
        step: this.#step,
        value,
        list,
        'aria-valuetext': this.#toText(Number(value)),
        // Browsers would keep the position of the last visit.
        autocomplete: 'off',
        required: null,
      }
      if (!range) return this.toControl(own)
      const label = toText(index ? maxLabel : minLabel)
      return this.toPart(ENDS[index]!, { ...own, 'aria-label': label })
    })
  }

  /** The part of the track that is filled. The script moves its ends. */
  get fill(): AttributeBag {
    const [first, last] = this.#shares
    return new AttributeBag({ class: 'kit-slider-fill', x1: first, x2: last })
  }

  get output(): AttributeBag {
    return new AttributeBag({
      class: 'kit-slider-output',
      'data-kit-part': 'output',
      for: this.parts.length ? this.parts.map((part) => this.toPartId(part)).join(' ') : this.id,
    })
  }

  /** The value as text. The script replaces it if a live binding sets another one. */
  get text(): string {
    return this.#texts.map((value) => this.#toText(Number(value))).join(' – ')
  }

  get marksId(): string {
    return `${this.id}-marks`
  }

  protected override get kind(): string {
    return 'slider'
  }

  protected override get parts(): readonly string[] {
    return this.props.range ? ENDS : []
  }

  /** The value of each thumb, on the scale. */
  get #texts(): string[] {
    const toValue = (text: string | undefined, fallback: number) => {
      const value = text ? Number(text) : Number.NaN
      return String(Math.min(Math.max(value, this.#min), this.#max) || (value === 0 ? 0 : fallback))
    }
    const { value, range } = this.props
    if (!range) {
      if (value !== undefined && value !== null && toFieldText(value) === undefined) {
        this.invalid(
          'Invalid value for prop "value". Set "range" for two numbers, or pass one number',
        )
      }
      const steps = Math.round((this.#max - this.#min) / 2 / this.#step)
      return [toValue(this.toText(value), this.#min + steps * this.#step)]
    }
    const given = this.#toPair(value ?? this.modelValue)
    const texts = ENDS.map((end, index) =>
      toValue(this.toPartText(end, given[index]), index ? this.#max : this.#min),
    )
    return texts.toSorted((a, b) => Number(a) - Number(b))
  }

  #toPair(value: unknown): unknown[] {
    if (Array.isArray(value) && value.length === 2) return value
    if (value === undefined || value === null) return []
    const { min, max } = value as { min?: unknown; max?: unknown }
    if (toFieldText(min) === undefined && toFieldText(max) === undefined) {
      this.invalid('Invalid value for prop "value". Expected two numbers with "range", as [20, 80]')
    }
    return [min, max]
  }

  get #shares(): [string, string] {
    const shares = this.#texts.map((value) => this.#toShare(Number(value)))
    return shares.length > 1 ? [shares[0]!, shares[1]!] : ['0%', shares[0]!]
  }

  #toShare(value: number): string {
    return `${Math.round(((value - this.#min) / (this.#max - this.#min)) * 1e4) / 100}%`
  }

  #toText(value: number): string {
    const mark = this.marks.find((one) => one.value === value)
    if (mark?.label) return mark.label
    const text = toNumberFormat(this.#locale, this.#format).format(value)
    return [text, toText(this.props.unit)].filter(Boolean).join(' ')
  }

  #toMarks(): Mark[] {
    const isList = Array.isArray(this.props.marks)
    return toOptions({ options: this.props.marks }, (message) =>
      this.invalid(message.replace('"options"', '"marks"')),
    ).flatMap(({ value: text, label }) => {
      const value = Number(text)
      if (!(value >= this.#min && value <= this.#max)) {
        this.invalid(
          `Invalid item "${text}" in prop "marks". Expected numbers from ${this.#min} to ${this.#max}`,
        )
        return []
      }
      const shown = isList && label === text ? '' : label
      const anchor = value === this.#min ? 'start' : value === this.#max ? 'end' : 'middle'
      const share = this.#toShare(value)
      return [{ value, label: shown, text: label, share, anchor }]
    })
  }
}
