import { AttributeBag } from '@kit-edge/engine/tags'
import type { PropsOf } from '../props.d.ts'
import { type Data, listParts } from './data.ts'
import { toMark } from './marks.ts'
import type { Scale, Span } from './scale.ts'
import {
  type Bar,
  type Point,
  toArcs,
  toArea,
  toBars,
  toLine,
  toPercent,
  toPoints,
  toRectangle,
} from './shapes.ts'

/** What a chart draws, and how. */
type Drawing = Pick<PropsOf<'chart'>, 'type' | 'curve'> & {
  data: Data
  spans: Span[][]
  scale: Scale
  isStacked: boolean
  isHorizontal: boolean
  /** The text for the pointer at a label. */
  toTitle: (index: number) => string
}

/** An SVG above the others, with the shapes of one series. */
export type Layer = {
  attrs: AttributeBag
  path: string
  bars: AttributeBag[]
  points: Point[]
  marker: string
  title: string | null
}

type Kind = 'bars' | 'area' | 'line' | 'points' | 'arc'

/** More points are too close for markers. */
const MAX_POINTS = 31

/** More bars are one path, without round ends. */
const MAX_BARS = 500

/** Returns the layers of a chart, from the lowest to the highest. */
export function toLayers(drawing: Drawing): Layer[] {
  const { type, curve, data, spans, scale } = drawing
  if (type === 'donut') {
    return toArcs(listParts(data)).map((path, index) =>
      toLayer(index, 'arc', { path, title: drawing.toTitle(index) }, drawing),
    )
  }
  if (type === 'bar') {
    const isMany = data.labels.length * spans.length > MAX_BARS
    return toBars(spans, scale, drawing).map((bars, index) => {
      const shapes = isMany
        ? { path: bars.map(toRectangle).join('') }
        : { bars: bars.map(toAttributes) }
      return toLayer(index, 'bars', shapes, drawing)
    })
  }
  const draw = (kind: Kind, toShapes: (series: Span[]) => Partial<Layer>) =>
    spans.map((series, index) => toLayer(index, kind, toShapes(series), drawing))
  const areas = draw('area', (series) => ({ path: toArea(series, scale, curve) }))
  const lines = draw('line', (series) => ({ path: toLine(series, scale, curve) }))
  const points = draw('points', (series) => ({ points: toMarked(series, drawing) }))
  return [...(type === 'line' ? [] : areas), ...lines, ...points]
}

function toLayer(
  index: number,
  kind: Kind,
  shapes: Partial<Layer>,
  { type, data }: Drawing,
): Layer {
  const { series, color, marker } = toMark(data.series, index)
  // A ring keeps its shape; other paths are stretched to the plot.
  const isStretched = kind !== 'arc' && Boolean(shapes.path)
  const viewBox = kind === 'arc' ? '-50 -50 100 100' : '0 0 100 100'
  const attrs = new AttributeBag({
    class: 'kit-chart-layer',
    'data-kit-part': 'layer',
    'data-kind': kind,
    'data-series': series,
    'data-color': color,
    viewBox: shapes.path ? viewBox : null,
    preserveAspectRatio: isStretched ? 'none' : null,
    'aria-hidden': type === 'sparkline' ? 'true' : null,
  })
  return { attrs, marker, path: '', bars: [], points: [], title: null, ...shapes }
}

/** The points with a marker: in a sparkline, only the last value. */
function toMarked(spans: Span[], { type, scale }: Drawing): Point[] {
  const points = toPoints(spans, scale)
  if (type === 'sparkline') return points.slice(-1)
  return points.length <= MAX_POINTS ? points : []
}

function toAttributes({ end, ...box }: Bar): AttributeBag {
  const lengths = Object.entries(box).map(([name, value]) => [name, toPercent(value)])
  return new AttributeBag({
    class: 'kit-chart-bar',
    ...Object.fromEntries(lengths),
    'data-end': end,
  })
}
