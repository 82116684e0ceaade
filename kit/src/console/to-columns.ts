/** A column wider than this stands on a line of its own. */
const maxWidth = 34

/** Rows as aligned columns, indented by two; empty columns vanish, the last one is not padded. */
export function toColumns(rows: string[][]): string {
  const cells = rows.map((row) => row.map((text) => text.trim().replace(/\s*\n\s*/g, ' ')))
  const columns = (cells[0] ?? []).slice(0, -1).map((_, index) => index)
  const widths = columns.map((index) =>
    Math.max(...cells.map((row) => row[index]!.length).filter((width) => width <= maxWidth), 0),
  )
  const toStart = (index: number) =>
    widths.slice(0, index).reduce((sum, width) => sum + (width && width + 2), 2)
  return cells
    .map((row) => {
      let line = '  '
      for (const index of columns) {
        const text = row[index]!
        if (text.length > widths[index]!) line += `${text}\n${' '.repeat(toStart(index + 1))}`
        else if (widths[index]) line += `${text.padEnd(widths[index]!)}  `
      }
      return `${line}${row.at(-1)}`.trimEnd()
    })
    .join('\n')
}
