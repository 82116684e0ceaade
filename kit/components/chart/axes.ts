import { AttributeBag } from '@kit-edge/engine/tags'
import type { Scale } from './scale.ts'
import { toPercent } from './shapes.ts'

/** More labels are thinned out instead of wrapped. */
const MAX_WRAPPED = 7

/** More labels are too close to point at one. */
const MAX_BANDS = 120

type Shape = { isBar: boolean; isHorizontal: boolean }

/** The lines of the grid; that of zero stands out. */
export function toGridLines(scale: Scale, isHorizontal: boolean): AttributeBag[] {
  return scale.ticks.map((tick) => {
    const position = scale.toPosition(tick)
    const at = toPercent(isHorizontal ? 100 - position : position)
    const ends = isHorizontal
      ? { x1: at, x2: at, y1: '0', y2: '100%' }
      : { x1: '0', x2: '100%', y1: at, y2: at }
    return new AttributeBag({ ...ends, 'data-zero': tick === 0 || null })
  })
}

/** The labels below the plot, with the width from which there is room for them. */
export function toAxisLabels(
  labels: string[],
  { isBar, isHorizontal }: Shape,
): { text: string; attrs: AttributeBag }[] {
  // A few labels wrap below their bars.
  const isWhole = isBar && (isHorizontal || labels.length <= MAX_WRAPPED)
  const from = isWhole ? labels.map(() => 0) : thinOut(labels, !isBar)
  return labels.map((text, index) => ({
    text: from[index] === null ? '' : text,
    attrs: new AttributeBag({ 'data-wrap': isWhole || null, 'data-from': from[index] || null }),
  }))
}

/** The part of the plot around each label, for the pointer. */
export function toBands(count: number, { isBar, isHorizontal }: Shape): AttributeBag[] {
  if (count > MAX_BANDS) return []
  const isBetween = !isBar && count > 1
  const size = 100 / (isBetween ? count - 1 : count)
  return Array.from({ length: count }, (_, index) => {
    const start = Math.max(0, (isBetween ? index - 0.5 : index) * size)
    const end = Math.min(100, (isBetween ? index + 0.5 : index + 1) * size)
    const [at, length] = [toPercent(start), toPercent(end - start)]
    return new AttributeBag(
      isHorizontal
        ? { x: '0', y: at, width: '100%', height: length }
        : { x: at, y: '0', width: length, height: '100%' },
    )
  })
}

/** Widths of the plot in pixels: on a phone, in a column, on a page. */
const widths = [230, 420, 640]

/** Pixels of an average character of a label, and of the gap between labels. */
const CHARACTER = 7
const GAP = 14

/** Characters of a label that are shown. */
const MAX_LENGTH = 14

/**
 * Returns for each label from which width there is room for it: 0 for any, 1 or 2; or null if there
 * is never room. What is visible at one width stays visible at the next.
 * @param isBetween whether the labels are below points, the first and last at the ends of the axis
 */
export function thinOut(labels: string[], isBetween: boolean): (0 | 1 | 2 | null)[] {
  const longest = labels.reduce((most, { length }) => Math.max(most, length), 0)
  // The labels at the ends are not centred, so they come closer to the others.
  const size = (Math.min(longest, MAX_LENGTH) * CHARACTER + GAP) * (isBetween ? 1.25 : 1)
  const [narrow, middle, wide] = widths.map((width) => Math.ceil((size * labels.length) / width))
  const atWide = Math.max(wide!, 1)
  const atMiddle = atWide * Math.ceil(middle! / atWide)
  const steps = [atMiddle * Math.ceil(narrow! / atMiddle), atMiddle, atWide]
  return labels.map((_, index) => {
    const room = isBetween ? labels.length - 1 - index : labels.length - 0.5 - index
    const from = steps.findIndex(
      (step) => index % step === 0 && (room >= step / 2 || (isBetween && room === 0)),
    )
    return from < 0 ? null : (from as 0 | 1 | 2)
  })
}
