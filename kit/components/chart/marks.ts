import type { Series } from './data.ts'

/** What tells a series apart from the others, in the drawing and in the legend. */
export type Mark = {
  /** Number of its pattern and marker, from 1 to 6. */
  series: number
  /** The same number, or a colour by meaning. */
  color: string
  /** Path of its marker. */
  marker: string
}

/** A marker for each series, in pixels around its centre: circle, square, triangle and so on. */
const markers = [
  'M3.5 0a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0z',
  'M-3.2-3.2h6.4v6.4h-6.4z',
  'M0-4.6L4.4 3.2h-8.8z',
  'M0-4.8L4.8 0 0 4.8-4.8 0z',
  'M0 4.6L4.4-3.2h-8.8z',
  'M-1.5-4.2h3v2.7h2.7v3h-2.7v2.7h-3v-2.7h-2.7v-3h2.7z',
]

/** Number of different colours and markers. */
export const MAX_MARKS = markers.length

/** The mark of a series, or of a part of a donut. */
export function toMark(series: Series[], index: number): Mark {
  const number = (index % MAX_MARKS) + 1
  const color = series[index]?.color ?? String(number)
  return { series: number, color, marker: markers[number - 1]! }
}
