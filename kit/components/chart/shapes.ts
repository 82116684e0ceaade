import { arc, area, curveLinear, curveMonotoneX, curveStep, line, pie } from './d3.ts'
import type { Scale, Span } from './scale.ts'

/** A rectangle in percent of the plot, and the side that its end is on; null inside a stack. */
export type Bar = { x: number; y: number; width: number; height: number; end: string | null }

/** A marker in percent of the plot. */
export type Point = { x: string; y: string }

const curves = { smooth: curveMonotoneX, linear: curveLinear, step: curveStep }
export type Curve = keyof typeof curves

/** Widest bar, in percent of the plot. */
const MAX_BAR = 14

/** Returns the bars of each series. */
export function toBars(
  spans: Span[][],
  { toPosition }: Scale,
  { isStacked, isHorizontal }: { isStacked: boolean; isHorizontal: boolean },
): Bar[][] {
  const count = spans[0]?.length ?? 0
  const band = 100 / count
  const groups = isStacked ? 1 : spans.length
  const most = isHorizontal ? 100 : MAX_BAR * (groups > 1 ? groups * 0.8 : 1)
  const group = Math.min(band * 0.7, most)
  const slot = group / groups
  const thickness = groups > 1 ? slot * 0.92 : slot
  const outer = isStacked ? findOuter(spans) : null
  return spans.map((series, key) =>
    series.flatMap((span, index) => {
      if (!span || span[0] === span[1]) return []
      const place = (isStacked ? 0 : key) * slot + (slot - thickness) / 2
      const start = index * band + (band - group) / 2 + place
      const [near, far] = [toPosition(span[0]), toPosition(span[1])]
      const [top, size] = [Math.min(near, far), Math.abs(far - near)]
      const isPositive = (isStacked ? span[0] + span[1] : span[1]) > 0
      const isEnd = !outer || outer.get(`${index} ${isPositive}`) === key
      const end = isEnd ? toEnd(isPositive, isHorizontal) : null
      return [
        isHorizontal
          ? { x: 100 - top - size, y: start, width: size, height: thickness, end }
          : { x: start, y: top, width: thickness, height: size, end },
      ]
    }),
  )
}

function toEnd(isPositive: boolean, isHorizontal: boolean): string {
  if (isHorizontal) return isPositive ? 'right' : 'left'
  return isPositive ? 'top' : 'bottom'
}

/** Returns which series is the farthest from zero at each label, above and below. */
function findOuter(spans: Span[][]): Map<string, number> {
  const outer = new Map<string, number>()
  for (const [key, series] of spans.entries()) {
    for (const [index, span] of series.entries()) {
      if (span && span[0] !== span[1]) outer.set(`${index} ${span[0] + span[1] > 0}`, key)
    }
  }
  return outer
}

/** Returns a bar as a part of a path, in a box of 100 by 100. */
export function toRectangle({ x, y, width, height }: Bar): string {
  const [left, top, across, down] = [x, y, width, height].map((one) => Number(one.toFixed(2)))
  return `M${left} ${top}h${across}v${down}h-${across}z`
}

/** Returns a path along the values, with gaps, in a box of 100 by 100. */
export function toLine(spans: Span[], { toPosition }: Scale, curve: Curve): string {
  const path = line<Span>()
    .defined((span) => span !== null)
    .x((_, index) => toX(index, spans.length))
    .y((span) => toPosition(span![1]))
    .curve(curves[curve])
    .digits(2)
  return path(spans) ?? ''
}

/** Returns the area between the values and zero, or the series below. */
export function toArea(spans: Span[], { toPosition }: Scale, curve: Curve): string {
  const path = area<Span>()
    .defined((span) => span !== null)
    .x((_, index) => toX(index, spans.length))
    // The axis of a sparkline does not always include zero.
    .y0((span) => Math.min(Math.max(toPosition(span![0]), 0), 100))
    .y1((span) => toPosition(span![1]))
    .curve(curves[curve])
    .digits(2)
  return path(spans) ?? ''
}

/** Returns a point for each value. */
export function toPoints(spans: Span[], { toPosition }: Scale): Point[] {
  return spans.flatMap((span, index) =>
    span ? [{ x: toPercent(toX(index, spans.length)), y: toPercent(toPosition(span[1])) }] : [],
  )
}

/** Returns the parts of a ring around the centre, clockwise from the top. Its radius is 50. */
export function toArcs(values: number[]): string[] {
  const path = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(34)
    .outerRadius(50)
    .cornerRadius(1.5)
    .padAngle(values.filter(Boolean).length > 1 ? 0.03 : 0)
    .digits(2)
  const parts = pie<number>().sort(null)(values)
  return parts.map((part) => (part.value ? (path(part) ?? '') : ''))
}

/** A single point is in the middle. */
function toX(index: number, count: number): number {
  return count > 1 ? (index / (count - 1)) * 100 : 50
}

export function toPercent(value: number): string {
  return `${Number(value.toFixed(2))}%`
}
