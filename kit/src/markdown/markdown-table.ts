import { splitCodeSpans } from './split-code-spans.ts'

/**
 * A GFM table without a final newline. Cells are inline Markdown as it would stand in a paragraph:
 * pipes are escaped, a line break becomes a space and a paragraph break `<br />`.
 */
export function markdownTable(headers: string[], rows: string[][]): string {
  const long = rows.find((row) => row.length > headers.length)
  if (long !== undefined) {
    throw new RangeError(
      `Cannot write a row of ${long.length} cells under ${headers.length} headers`,
    )
  }
  const filled = rows.map((row) => headers.map((_header, column) => row[column] ?? ''))
  return [toRow(headers), toRow(headers.map(() => '---')), ...filled.map(toRow)].join('\n')
}

function toRow(cells: string[]): string {
  return `|${cells.map((cell) => ` ${toCell(cell)} |`.replace(/^ {2}/, ' ')).join('')}`
}

function toCell(markdown: string): string {
  return splitCodeSpans(markdown.replace(/\r\n?/g, '\n').trim())
    .map(({ text, isCode }) =>
      escapePipes(isCode ? text.replace(/\n/g, ' ') : joinLines(text), isCode),
    )
    .join('')
}

function joinLines(text: string): string {
  return text
    .replace(/[ \t]*\n(?:[ \t]*\n)+[ \t]*/g, ' <br /><br /> ')
    .replace(/(?: {2,}|\\)\n[ \t]*/g, ' <br /> ')
    .replace(/[ \t]*\n[ \t]*/g, ' ')
}

function escapePipes(text: string, isCode: boolean): string {
  return text.replace(/(\\*)\|/g, (pipe, slashes: string) => {
    if (slashes.length % 2 === 0) return `${slashes}\\|`
    // Outside code this pipe is escaped already. In the code of a table, GFM has no way to say it.
    if (!isCode) return pipe
    throw new RangeError(`Cannot write a backslash before a pipe in the code of a table: ${text}`)
  })
}
