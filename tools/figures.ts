/** Returns the smallest number that is not exceeded by this percentage of the numbers. */
export function percentile(numbers: number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1]!
}

/** Returns the median, the lower one of two. */
export const median = (numbers: number[]): number => percentile(numbers, 50)

/**
 * Returns rows of cells as aligned text, the first column to the left and the others to the right.
 */
export function toColumns(rows: string[][]): string {
  const widths = rows[0]!.map((_, index) => Math.max(...rows.map((row) => row[index]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, index) => (index ? cell.padStart(widths[index]!) : cell.padEnd(widths[0]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** A goal: the measured value, and its maximum. */
export type Goal = { text: string; value: number; bar: number; unit?: string }

/** Prints whether each goal is met. Sets exit code 1 if one is missed. */
export function printGoals(goals: Goal[]): void {
  const rows = goals.map(({ text, value, bar, unit = '' }) => {
    const shown = `${value.toFixed(value > 10 ? 0 : 2)} ${unit}`.trim()
    return [text, shown, `at most ${bar}`, value <= bar ? 'holds' : 'MISSED']
  })
  console.log(`\n${toColumns([['Goals', '', '', ''], ...rows])}`)
  if (goals.some(({ value, bar }) => !(value <= bar))) process.exitCode = 1
}
