/** A column wider than this stands on a line of its own. */
const maxWidth = 34

/** Rows as aligned columns, indented by two; empty columns vanish, the last one is not padded. */
export function toColumns(rows: string[][]): string {
  const columns = rows[0]!.map((_, index) => index)
  const widths = columns.map((index) =>
    Math.max(...rows.map((row) => row[index]!.length).filter((width) => width <= maxWidth), 0),
  )
  const last = columns.length - 1
  return rows
    .map((row) => {
      let line = ' '
      for (const index of columns) {
        const text = row[index]!
        if (index === last) line += ` ${text}`
        else if (text.length > widths[index]!) {
          const indent = columns.slice(0, index + 1).reduce((sum, at) => sum + widths[at]! + 2, 1)
          line += ` ${text}\n${' '.repeat(indent)}`
        } else if (widths[index]) line += ` ${text.padEnd(widths[index]!)} `
      }
      return line.trimEnd()
    })
    .join('\n')
}
