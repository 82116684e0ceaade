import { nice, stack, stackOffsetDiverging, ticks as toTicks } from './d3.ts'
import type { Data } from './data.ts'

/** The two ends of a value in a chart: zero and the value, or higher if it is stacked on others. */
export type Span = [start: number, end: number] | null

/** The axis of the values. */
export type Scale = {
  ticks: number[]
  step: number
  /** The position of a value in percent, from the top of the axis to its bottom. */
  toPosition: (value: number) => number
}

/** Returns where each value starts and ends, by series. */
export function toSpans({ labels, series }: Data, isStacked: boolean): Span[][] {
  if (!isStacked) {
    return series.map(({ values }) => values.map((value) => (value === null ? null : [0, value])))
  }
  const layers = stack<number, number>()
    .keys(series.keys())
    .value((index, key) => series[key]!.values[index] ?? 0)
    .offset(stackOffsetDiverging)(labels.keys().toArray())
  return layers.map((layer, key) =>
    layer.map((point, index) =>
      series[key]!.values[index] === null ? null : [point[0], point[1]],
    ),
  )
}

/**
 * Returns the axis for values, with about `count` ticks that are equally far apart; the first and
 * the last are its ends.
 * @param fromZero whether the axis includes zero: the length of a bar says nothing otherwise
 */
export function toScale(spans: Span[][], count: number, fromZero: boolean): Scale {
  const values = spans.flatMap((series) => series.flatMap((span) => span ?? []))
  const shown = fromZero ? values.concat(0) : values.filter((_, index) => index % 2 === 1)
  const low = shown.reduce((a, b) => Math.min(a, b), Infinity)
  const high = shown.reduce((a, b) => Math.max(a, b), -Infinity)
  const [from, to] = toDomain(low, high)
  // Half a visitor is no value, so there is no tick for it.
  const isWhole = values.every((value) => Number.isInteger(value))
  const most = isWhole ? Math.max(1, Math.min(count, to - from)) : count
  const ends = nice(from, to, most)
  const ticks = toTicks(...ends, most)
  const [first, last] = [ticks[0]!, ticks.at(-1)!]
  return {
    ticks,
    step: (last - first) / (ticks.length - 1),
    toPosition: (value) => ((last - value) / (last - first)) * 100,
  }
}

/** An axis needs two ends that differ, also after rounding. */
function toDomain(low: number, high: number): [number, number] {
  if (low > high) return [0, 1]
  const size = Math.max(Math.abs(low), Math.abs(high))
  if (high - low > size * 1e-9) return [low, high]
  return size < 1e-100 ? [0, 1] : [Math.min(0, low), Math.max(0, low)]
}
