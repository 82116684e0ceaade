/**
 * Writes a GFM table without a final newline. Cells are inline Markdown as in a paragraph: pipes
 * are escaped, a line break becomes a space and a paragraph break `<br />`. Throws a RangeError if
 * a row has too many cells.
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
    // Outside code, this pipe is already escaped. In code inside a table, GFM cannot express it.
    if (!isCode) return pipe
    throw new RangeError(`Cannot write a backslash before a pipe in the code of a table: ${text}`)
  })
}

/** A part of inline Markdown: one code span with its backticks, or the text between two. */
interface InlinePart {
  text: string
  isCode: boolean
}

/** Splits inline Markdown at its code spans. Joining the parts gives the same text. */
function splitCodeSpans(markdown: string): InlinePart[] {
  const parts: InlinePart[] = []
  let done = 0
  let offset = 0
  while (offset < markdown.length) {
    const opening = /^`+/.exec(markdown.slice(offset))?.[0]
    if (opening === undefined) {
      offset += markdown[offset] === '\\' ? 2 : 1
      continue
    }
    const from = offset
    offset += opening.length
    const closing = new RegExp(`(?<!\`)${opening}(?!\`)`).exec(markdown.slice(offset))
    if (closing === null) continue
    if (from > done) parts.push({ text: markdown.slice(done, from), isCode: false })
    offset += closing.index + opening.length
    parts.push({ text: markdown.slice(from, offset), isCode: true })
    done = offset
  }
  if (done < markdown.length) parts.push({ text: markdown.slice(done), isCode: false })
  return parts
}

/** Writes text as inline code, with as many backticks as necessary. Empty text stays empty. */
export function inlineCode(text: string): string {
  const code = text.replace(/\r\n?|\n/g, ' ')
  if (code === '') return ''
  const runs = code.match(/`+/g) ?? []
  const lengths = new Set(runs.map((run) => run.length))
  let length = 1
  while (lengths.has(length)) length += 1
  const fence = '`'.repeat(length)
  // Markdown removes one space on each side if both exist, unless there are only spaces.
  const isPadded = /^`|`$/.test(code) || (/^ .* $/.test(code) && code.trim() !== '')
  return isPadded ? `${fence} ${code} ${fence}` : `${fence}${code}${fence}`
}

/** A link to a page. `note` follows it in the list unchanged; `section` is the heading above it. */
type PageLink = { section: string; title: string; url: string; note?: string }

/** Writes a link as an item of a Markdown list. */
export function toLinkLine({ title, url, note = '' }: Omit<PageLink, 'section'>): string {
  return `- [${escapeBrackets(title)}](${url})${note}`
}

/** Writes lists of links, each below the heading of its section, ordered by their first links. */
export function linkSections(links: PageLink[]): string {
  return [...Map.groupBy(links, ({ section }) => section)]
    .map(([section, items]) => `## ${section}\n\n${items.map(toLinkLine).join('\n')}`)
    .join('\n\n')
}

/** Escapes the brackets of a title, so that they do not start or end a link in Markdown. */
export function escapeBrackets(title: string): string {
  return title.replace(/[\\[\]]/g, '\\$&')
}
