import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toCurrency, toLocale, toNumberFormat } from '../shared/locale.ts'
import { PartsControl } from '../shared/parts-control.ts'
import { toOptions } from '../shared/to-options.ts'
import { toFieldText, toText } from '../shared/to-text.ts'

type Props = PropsOf<'slider'>

/** A mark: its value, its text, and where it is on the scale, in percent. */
type Mark = { value: number; label: string; text: string; share: number }

/** The label of a mark, and the space before and after it; null at an end of the scale. */
type Label = { text: string; before: string | null; after: string | null }

/** The ends of a range. */
const ENDS = ['min', 'max'] as const

/** More than the error of binary fractions: 0.3 is three steps of 0.1. */
const TOLERANCE = 1e-9

/** Half of the width that a label may take, in percent, even if it is then not centred. */
const LEAST_HALF = 10

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
    // Shares of a scale are percentages, which must not exceed what a number holds.
    const isScale = max > min && Number.isFinite(100 * (max - min))
    if (!isScale) this.invalid(`Invalid prop "max". Expected a number above "min", which is ${min}`)
    this.#min = isScale ? min : 0
    this.#max = isScale ? max : 100
    const isStep = step > 0 && Number.isFinite((this.#max - this.#min) / step)
    if (!isStep) this.invalid('Invalid value for prop "step". Expected a number above 0')
    this.#step = isStep ? step : 1
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

  /**
   * Each label has its share of the space between two marks, and wraps in it. It is centred below its
   * mark. At an end of the scale it has only one side, and thus twice the space there.
   */
  get labels(): Label[] {
    const marks = this.marks.filter(({ label }) => label).toSorted((a, b) => a.value - b.value)
    const isEnd = (share: number) => share === 0 || share === 100
    const edges = marks.slice(1).map(({ share }, index) => {
      const before = marks[index]!.share
      const [left, right] = [before, share].map((one) => (isEnd(one) ? 2 : 1)) as [number, number]
      return before + ((share - before) * left) / (left + right)
    })
    return marks.map(({ label, share }, index) => {
      const [start, end] = [edges[index - 1] ?? 0, edges[index] ?? 100]
      const half = isEnd(share) ? 100 : Math.max(Math.min(share - start, end - share), LEAST_HALF)
      return {
        text: label,
        before: share === 0 ? null : `${toRounded(Math.max(start, share - half))}%`,
        after: share === 100 ? null : `${toRounded(100 - Math.min(end, share + half))}%`,
      }
    })
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
      return String(this.#toStep(Number.isNaN(value) ? fallback : value))
    }
    const { value, range } = this.props
    if (!range) {
      if (value !== undefined && value !== null && toFieldText(value) === undefined) {
        this.invalid(
          'Invalid value for prop "value". Set "range" for two numbers, or pass one number',
        )
      }
      return [toValue(this.toText(value), (this.#min + this.#max) / 2)]
    }
    const given = this.#toPair(value ?? this.modelValue)
    const texts = ENDS.map((end, index) =>
      toValue(this.toPartText(end, given[index]), index ? this.#max : this.#min),
    )
    return texts.toSorted((a, b) => Number(a) - Number(b))
  }

  /** The nearest value that browsers allow: a number of steps from `min`, and the larger of two. */
  #toStep(value: number): number {
    const most = Math.floor((this.#max - this.#min) / this.#step + TOLERANCE)
    const steps = Math.round((value - this.#min) / this.#step + TOLERANCE)
    const step = this.#min + Math.min(Math.max(steps, 0), most) * this.#step
    // Without the error of binary fractions: 0.3 and not 0.30000000000000004.
    return Number(step.toPrecision(15))
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
    const shares = this.#texts.map((value) => `${this.#toShare(Number(value))}%`)
    return shares.length > 1 ? [shares[0]!, shares[1]!] : ['0%', shares[0]!]
  }

  #toShare(value: number): number {
    return toRounded((100 * (value - this.#min)) / (this.#max - this.#min))
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
      return [{ value, label: shown, text: label, share: this.#toShare(value) }]
    })
  }
}

function toRounded(share: number): number {
  return Math.round(share * 100) / 100
}
