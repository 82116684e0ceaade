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
