/**
 * The numbers that a pagination shows, null for a gap: the first and the last page, the current one
 * and its neighbours. A gap stands for two pages or more. There are as many entries on every page,
 * so that links stay where they are.
 * @param siblings how many neighbours are shown on either side of the current page
 */
export function toPageRange(page: number, pages: number, siblings: number): (number | null)[] {
  const width = 2 * siblings + 5
  if (pages <= width) return toNumbers(1, pages)
  const inner = 2 * siblings + 1
  const start = Math.min(Math.max(page - siblings, 3), pages - 1 - inner)
  const end = start + inner - 1
  return [
    1,
    start > 3 ? null : 2,
    ...toNumbers(start, end),
    end < pages - 2 ? null : pages - 1,
    pages,
  ]
}

function toNumbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
