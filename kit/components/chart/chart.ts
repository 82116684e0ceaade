import type { AttributeBag, ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toLocale } from '../shared/locale.ts'
import { toText } from '../shared/to-text.ts'
import { toAxisLabels, toBands, toGridLines } from './axes.ts'
import { type Data, listParts, toData, toParts } from './data.ts'
import { type Layer, toLayers } from './layers.ts'
import { type Mark, MAX_MARKS, toMark } from './marks.ts'
import { toChartFormat, type NumberFormat } from './number-format.ts'
import { toScale, toSpans, type Scale, type Span } from './scale.ts'

type Props = PropsOf<'chart'>

type LegendItem = Mark & { label: string; value: string; share: string }

/** Longest list of values that is read as one sentence. */
const MAX_READ = 24

/** Draws values as SVG, on the server. */
export class Chart {
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #data: Data
  /** The parts of a donut, and their sum. */
  readonly #parts: number[]
  readonly #sum: number
  readonly #spans: Span[][]
  readonly #scale: Scale
  readonly #format: NumberFormat

  constructor(props: Props, context: ComponentContext) {
    this.#props = props
    this.#attrs = context.attrs
    this.#data = (this.isDonut ? toParts : toData)(props, context.invalid)
    this.#parts = listParts(this.#data)
    this.#sum = this.#parts.reduce((sum, part) => sum + part, 0)
    const { length } = this.#names
    if (length > MAX_MARKS) {
      context.notice(`has ${length} series, but only ${MAX_MARKS} colours and markers`)
    }
    this.#spans = toSpans(this.#data, this.#isStacked)
    const ticks = this.isHorizontal ? 4 : { sm: 3, md: 4, lg: 6 }[props.size]
    const isFromZero = props.type === 'bar' || props.type === 'area' || props.zero
    this.#scale = toScale(this.#spans, ticks, isFromZero && props.type !== 'sparkline')
    const max = this.#scale.ticks.reduce((most, tick) => Math.max(most, Math.abs(tick)), 0)
    const locale = toLocale(props.locale, context)
    this.#format = toChartFormat({ ...props, locale }, { step: this.#scale.step, max }, context)
  }

  get root(): AttributeBag {
    const { type, size } = this.#props
    const isSparkline = type === 'sparkline'
    return this.#attrs.merge({
      class: 'kit-chart',
      'data-kit': 'chart',
      'data-type': type,
      'data-size': size,
      'data-orientation': this.isHorizontal ? 'horizontal' : null,
      'data-stacked': this.#isStacked || null,
      role: isSparkline ? 'img' : null,
      'aria-label': isSparkline ? this.#sentence : null,
    })
  }

  get isDonut(): boolean {
    return this.#props.type === 'donut'
  }

  get isHorizontal(): boolean {
    return this.#props.type === 'bar' && this.#props.orientation === 'horizontal'
  }

  get isEmpty(): boolean {
    return !this.series.some(({ values }) => values.some((value) => value !== null))
  }

  get labels(): string[] {
    return this.#data.labels
  }

  get series(): Data['series'] {
    return this.#data.series
  }

  /** The names of the series, or of the parts of a donut. */
  get #names(): string[] {
    return this.isDonut ? this.labels : this.series.map(({ label }) => label)
  }

  get layers(): Layer[] {
    if (this.isEmpty) return []
    return toLayers({
      type: this.#props.type,
      curve: this.#props.curve,
      data: this.#data,
      spans: this.#spans,
      scale: this.#scale,
      isStacked: this.#isStacked,
      isHorizontal: this.isHorizontal,
      toTitle: (index) => this.#toTitle(index),
    })
  }

  /** The names of the colours; none for a single series, which the caption names. */
  get legend(): LegendItem[] {
    const isShown = this.#props.legend ?? (this.isDonut || this.series.length > 1)
    if (!isShown) return []
    return this.#names.map((label, index) => ({
      ...toMark(this.series, index),
      label,
      value: this.isDonut ? this.toValue(this.series[0]!.values[index]!) : '',
      share: this.isDonut ? this.toShare(index) : '',
    }))
  }

  /** The labels of the values, from the top to the bottom; of horizontal bars from left to right. */
  get ticks(): string[] {
    const ticks = this.#scale.ticks.map((tick) => this.#format.toTick(tick))
    return this.isHorizontal ? ticks : ticks.toReversed()
  }

  get lines(): AttributeBag[] {
    return toGridLines(this.#scale, this.isHorizontal)
  }

  get shownLabels(): { text: string; attrs: AttributeBag }[] {
    return toAxisLabels(this.labels, this.#shape)
  }

  /** What the pointer can point at: a label with its values. */
  get bands(): { attrs: AttributeBag; title: string }[] {
    return toBands(this.labels.length, this.#shape).map((attrs, index) => ({
      attrs,
      title: this.#toTitle(index),
    }))
  }

  get #shape(): { isBar: boolean; isHorizontal: boolean } {
    return { isBar: this.#props.type === 'bar', isHorizontal: this.isHorizontal }
  }

  /** The number of bars beside each other, for the height of horizontal ones. */
  get rows(): number {
    return this.#isStacked ? 1 : Math.min(this.series.length, MAX_MARKS)
  }

  toValue(value: number | null): string {
    return value === null ? '–' : this.#format.toValue(value)
  }

  toShare(index: number): string {
    const value = this.#parts[index] ?? 0
    return this.#format.toShare(this.#sum ? value / this.#sum : 0)
  }

  /** The sum of a donut. */
  get total(): string {
    return this.#format.toValue(this.#sum)
  }

  get isZero(): boolean {
    return this.#sum === 0
  }

  #toTitle(index: number): string {
    const label = this.labels[index]!
    if (this.isDonut) {
      return `${label}: ${this.toValue(this.series[0]!.values[index]!)} (${this.toShare(index)})`
    }
    const lines = this.series.map((one) => `${one.label}: ${this.toValue(one.values[index]!)}`)
    return [label, ...lines].filter(Boolean).join('\n')
  }

  /** The name of a sparkline with its values, which have no table. */
  get #sentence(): string {
    const caption = toText(this.#props.caption)
    const values = (this.series[0]?.values ?? []).map((value) => this.toValue(value))
    const read = values.length > MAX_READ ? [values[0], '…', values.at(-1)] : values
    return read.length ? `${caption}: ${read.join(', ')}` : caption
  }

  get #isStacked(): boolean {
    const { stacked, type } = this.#props
    return stacked && (type === 'bar' || type === 'area') && this.series.length > 1
  }
}
