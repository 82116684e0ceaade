import { AttributeBag, type ComponentContext } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { toLocale } from '../shared/locale.ts'
import { toText } from '../shared/to-text.ts'
import { toData, type Data } from './data.ts'
import { toChartFormat, type NumberFormat } from './number-format.ts'
import { toScale, toSpans, type Scale, type Span } from './scale.ts'
import {
  type Bar,
  type Point,
  toArcs,
  toArea,
  toBars,
  toLine,
  toPercent,
  toPoints,
} from './shapes.ts'
import { thinOut } from './thin-out.ts'

type Props = PropsOf<'chart'>

/** An SVG above the others, with the shapes of one series. */
type Layer = {
  attrs: AttributeBag
  path: string
  bars: AttributeBag[]
  points: Point[]
  marker: string
  title: string | null
}

/** `series` is the marker and pattern, from 1 to 6, and `color` the same number or a meaning. */
type LegendItem = { series: number; color: string; label: string; value: string; share: string }

type Kind = 'bars' | 'area' | 'line' | 'points' | 'arc'

/** A marker for each series, in pixels around its centre: circle, square, triangle and so on. */
const markers = [
  'M3.5 0a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0z',
  'M-3.2-3.2h6.4v6.4h-6.4z',
  'M0-4.6L4.4 3.2h-8.8z',
  'M0-4.8L4.8 0 0 4.8-4.8 0z',
  'M0 4.6L4.4-3.2h-8.8z',
  'M-1.5-4.2h3v2.7h2.7v3h-2.7v2.7h-3v-2.7h-2.7v-3h2.7z',
]

/** Number of different colours. */
const COLORS = 6

/** More points are too close for markers, and more labels too close to point at one. */
const MAX_POINTS = 31
const MAX_BANDS = 120

/** More bars are one path, without round ends. */
const MAX_BARS = 500

/** More labels are thinned out instead of wrapped. */
const MAX_WRAPPED = 7

/** Longest list of values that is read as one sentence. */
const MAX_READ = 24

/** Draws values as SVG, on the server. */
export class Chart {
  readonly #props: Props
  readonly #attrs: AttributeBag
  readonly #data: Data
  readonly #spans: Span[][]
  readonly #scale: Scale
  readonly #format: NumberFormat

  constructor(props: Props, context: ComponentContext) {
    this.#props = props
    this.#attrs = context.attrs
    this.#data = toData(props, context.invalid)
    if (this.isDonut) this.#data = toParts(this.#data, context)
    const names = this.isDonut ? this.labels : this.series
    if (names.length > COLORS) {
      context.notice(`has ${names.length} series, but only ${COLORS} colours and markers`)
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
    const { series } = this.#data
    return !series.some(({ values }) => values.some((value) => value !== null))
  }

  get labels(): string[] {
    return this.#data.labels
  }

  get series(): Data['series'] {
    return this.#data.series
  }

  get layers(): Layer[] {
    if (this.isEmpty) return []
    const { type, curve } = this.#props
    if (type === 'donut') {
      return toArcs(this.#parts).map((path, index) =>
        this.#toLayer(index, 'arc', { path, title: this.#toTitle(index) }),
      )
    }
    if (type === 'bar') {
      const options = { isStacked: this.#isStacked, isHorizontal: this.isHorizontal }
      const isMany = this.labels.length * this.#spans.length > MAX_BARS
      return toBars(this.#spans, this.#scale, options).map((bars, index) =>
        isMany
          ? this.#toLayer(index, 'bars', { path: bars.map(toRectangle).join('') })
          : this.#toLayer(index, 'bars', { bars: bars.map(toAttributes) }),
      )
    }
    const draw = (kind: Kind, toShapes: (spans: Span[]) => Partial<Layer>) =>
      this.#spans.map((spans, index) => this.#toLayer(index, kind, toShapes(spans)))
    const areas = draw('area', (spans) => ({ path: toArea(spans, this.#scale, curve) }))
    const lines = draw('line', (spans) => ({ path: toLine(spans, this.#scale, curve) }))
    const points = draw('points', (spans) => ({ points: this.#toPoints(spans) }))
    return [...(type === 'line' ? [] : areas), ...lines, ...points]
  }

  /** The parts of a donut. */
  get #parts(): number[] {
    return this.#data.series[0]?.values.map((value) => value ?? 0) ?? []
  }

  #toLayer(index: number, kind: Kind, shapes: Partial<Layer>): Layer {
    const series = toSeriesNumber(index)
    // A ring keeps its shape; other paths are stretched to the plot.
    const isStretched = kind !== 'arc' && Boolean(shapes.path)
    const viewBox = kind === 'arc' ? '-50 -50 100 100' : '0 0 100 100'
    const attrs = new AttributeBag({
      class: 'kit-chart-layer',
      'data-kit-part': 'layer',
      'data-kind': kind,
      'data-series': series,
      'data-color': this.#toColor(index),
      viewBox: shapes.path ? viewBox : null,
      preserveAspectRatio: isStretched ? 'none' : null,
      'aria-hidden': this.#props.type === 'sparkline' ? 'true' : null,
    })
    const marker = this.toMarker(series)
    return { attrs, marker, path: '', bars: [], points: [], title: null, ...shapes }
  }

  #toColor(index: number): string {
    const color = this.isDonut ? null : this.#data.series[index]?.color
    return color ?? String(toSeriesNumber(index))
  }

  toMarker(series: number): string {
    return markers[series - 1]!
  }

  /** A sparkline only marks its last value. */
  #toPoints(spans: Span[]): Point[] {
    const points = toPoints(spans, this.#scale)
    if (this.#props.type === 'sparkline') return points.slice(-1)
    return points.length <= MAX_POINTS ? points : []
  }

  /** The names of the colours; none for a single series, which the caption names. */
  get legend(): LegendItem[] {
    const { legend } = this.#props
    if (this.isDonut) return legend === false ? [] : this.#partsLegend
    if (!(legend ?? this.#data.series.length > 1)) return []
    return this.#data.series.map(({ label }, index) => ({
      series: toSeriesNumber(index),
      color: this.#toColor(index),
      label,
      value: '',
      share: '',
    }))
  }

  get #partsLegend(): LegendItem[] {
    return this.labels.map((label, index) => ({
      series: toSeriesNumber(index),
      color: this.#toColor(index),
      label,
      value: this.toValue(this.#data.series[0]!.values[index]!),
      share: this.toShare(index),
    }))
  }

  /** The labels of the values, from the top to the bottom; of horizontal bars from left to right. */
  get ticks(): string[] {
    const ticks = this.#scale.ticks.map((tick) => this.#format.toTick(tick))
    return this.isHorizontal ? ticks : ticks.toReversed()
  }

  /** The lines of the grid; that of zero stands out. */
  get lines(): AttributeBag[] {
    return this.#scale.ticks.map((tick) => {
      const position = this.#scale.toPosition(tick)
      const at = toPercent(this.isHorizontal ? 100 - position : position)
      const ends = this.isHorizontal
        ? { x1: at, x2: at, y1: '0', y2: '100%' }
        : { x1: '0', x2: '100%', y1: at, y2: at }
      return new AttributeBag({ ...ends, 'data-zero': tick === 0 || null })
    })
  }

  /** The labels below the plot, with the width from which there is room for them. */
  get shownLabels(): { text: string; attrs: AttributeBag }[] {
    // A few labels wrap below their bars.
    const isBar = this.#props.type === 'bar'
    const isWhole = isBar && (this.isHorizontal || this.labels.length <= MAX_WRAPPED)
    const from = isWhole ? this.labels.map(() => 0) : thinOut(this.labels, !isBar)
    return this.labels.map((text, index) => ({
      text: from[index] === null ? '' : text,
      attrs: new AttributeBag({ 'data-wrap': isWhole || null, 'data-from': from[index] || null }),
    }))
  }

  /** What the pointer can point at: a label with its values. */
  get bands(): { attrs: AttributeBag; title: string }[] {
    const count = this.labels.length
    if (count > MAX_BANDS) return []
    const isBetween = this.#props.type !== 'bar' && count > 1
    const size = 100 / (isBetween ? count - 1 : count)
    return this.labels.map((_, index) => {
      const start = Math.max(0, (isBetween ? index - 0.5 : index) * size)
      const end = Math.min(100, (isBetween ? index + 0.5 : index + 1) * size)
      const [at, length] = [toPercent(start), toPercent(end - start)]
      const box = this.isHorizontal
        ? { x: '0', y: at, width: '100%', height: length }
        : { x: at, y: '0', width: length, height: '100%' }
      return { attrs: new AttributeBag(box), title: this.#toTitle(index) }
    })
  }

  /** The number of bars beside each other, for the height of horizontal ones. */
  get rows(): number {
    return this.#isStacked ? 1 : Math.min(this.#data.series.length, COLORS)
  }

  toValue(value: number | null): string {
    return value === null ? '–' : this.#format.toValue(value)
  }

  toShare(index: number): string {
    const value = this.#parts[index] ?? 0
    const sum = this.#sum
    return this.#format.toShare(sum ? value / sum : 0)
  }

  /** The sum of a donut. */
  get total(): string {
    return this.#format.toValue(this.#sum)
  }

  get isZero(): boolean {
    return this.#sum === 0
  }

  get #sum(): number {
    return this.#parts.reduce((sum, part) => sum + part, 0)
  }

  #toTitle(index: number): string {
    const label = this.labels[index]!
    const { series } = this.#data
    if (this.isDonut) {
      return `${label}: ${this.toValue(series[0]!.values[index]!)} (${this.toShare(index)})`
    }
    const lines = series.map((one) => `${one.label}: ${this.toValue(one.values[index]!)}`)
    return [label, ...lines].filter(Boolean).join('\n')
  }

  /** The name of a sparkline with its values, which have no table. */
  get #sentence(): string {
    const caption = toText(this.#props.caption)
    const values = (this.#data.series[0]?.values ?? []).map((value) => this.toValue(value))
    const read = values.length > MAX_READ ? [values[0], '…', values.at(-1)] : values
    return read.length ? `${caption}: ${read.join(', ')}` : caption
  }

  get #isStacked(): boolean {
    const { stacked, type } = this.#props
    return stacked && (type === 'bar' || type === 'area') && this.#data.series.length > 1
  }
}

function toSeriesNumber(index: number): number {
  return (index % COLORS) + 1
}

function toAttributes({ end, ...box }: Bar): AttributeBag {
  return new AttributeBag({ class: 'kit-chart-bar', ...toLengths(box), 'data-end': end })
}

function toLengths(box: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(box).map(([name, value]) => [name, toPercent(value)]))
}

/** A rectangle as a part of a path. */
function toRectangle({ x, y, width, height }: Bar): string {
  const [left, top, across, down] = [x, y, width, height].map((one) => Number(one.toFixed(2)))
  return `M${left} ${top}h${across}v${down}h-${across}z`
}

/** The parts of a whole are the values of one series, and none is less than nothing. */
function toParts({ labels, series }: Data, { invalid }: ComponentContext): Data {
  if (series.length > 1) {
    invalid('Invalid value for prop "series". Expected one series for a donut; use "values"')
  }
  const first = series.slice(0, 1).map((one) => ({
    ...one,
    values: one.values.map((value) => {
      if (value === null || value >= 0) return value
      invalid('Invalid value in prop "values". Expected no negative number in a donut')
      return null
    }),
  }))
  return { labels, series: first }
}
