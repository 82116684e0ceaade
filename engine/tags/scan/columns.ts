import { createPositions, type Position } from './positions.ts'

/** Returns the original column of a position, before parts of the text were replaced. */
export type Columns = (position: Position) => number

/**
 * Returns a function for a text in which parts were replaced. Each replacement has as many line
 * breaks as the original. `ends` are the offsets after each part, before and after, in order.
 */
export function createColumns(
  before: string,
  after: string,
  ends: readonly { before: number; after: number }[],
): Columns {
  let lines: Map<number, Shift[]> | null = null
  return ({ line, col }) => {
    lines ??= toShifts(createPositions(before), createPositions(after), ends)
    const shift = findShift(lines.get(line) ?? [], col)
    return shift ? col + shift.by : col
  }
}

/** From this column on, the difference between the original column and the new one. */
interface Shift {
  from: number
  by: number
}

function toShifts(
  positionBefore: (offset: number) => Position,
  positionAfter: (offset: number) => Position,
  ends: readonly { before: number; after: number }[],
): Map<number, Shift[]> {
  const lines = new Map<number, Shift[]>()
  for (const end of ends) {
    const { line, col } = positionAfter(end.after)
    const shift = { from: col, by: positionBefore(end.before).col - col }
    const shifts = lines.get(line)
    if (shifts) shifts.push(shift)
    else lines.set(line, [shift])
  }
  return lines
}

/** Finds the last shift that starts at or before the column. */
function findShift(shifts: Shift[], col: number): Shift | undefined {
  let low = 0
  let high = shifts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (shifts[middle]!.from <= col) low = middle + 1
    else high = middle
  }
  return shifts[low - 1]
}
