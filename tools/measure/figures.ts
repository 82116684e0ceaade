/** The middle of some numbers. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}

/** Rows of cells as aligned text, the first column to the left and the others to the right. */
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

/** A goal of a measure: what was measured, and at most what it may be. */
export type Goal = { text: string; value: number; bar: number; unit?: string }

/** Prints for each goal whether it holds; the process ends with 1 when one does not. */
export function printGoals(goals: Goal[]): void {
  const rows = goals.map(({ text, value, bar, unit = '' }) => {
    const shown = `${value.toFixed(value > 10 ? 0 : 2)} ${unit}`.trim()
    return [text, shown, `at most ${bar}`, value <= bar ? 'holds' : 'MISSED']
  })
  console.log(`\n${toColumns([['Goals', '', '', ''], ...rows])}`)
  if (goals.some(({ value, bar }) => !(value <= bar))) process.exitCode = 1
}

/** Says on stderr how far a measure is. */
export function progress(text: string): void {
  process.stderr.write(`${text}\n`)
}
