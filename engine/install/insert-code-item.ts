/** A list or an object in a source text, with the offsets that a parser found. */
export type CodeList = {
  /** Offset after the opening bracket */
  open: number
  /** Offset of the closing bracket */
  close: number
  /** The last item; null if there is none */
  last: { from: number; to: number } | null
  /** Offset after the comma that follows the last item; null if there is no comma */
  comma: number | null
}

/**
 * Adds an item at the end of a list or an object in a source text, formatted like its neighbours.
 * The existing text is unchanged, including comments.
 */
export function insertCodeItem(text: string, list: CodeList, item: string): string {
  const { open, close, last, comma } = list
  if (text.slice(open - 1, close + 1) === '{}') {
    const line = toLineStart(text, list)
    const end = toLineEnd(text) + toIndent(text, open)
    return `${text.slice(0, open)}${line}${item},${end}${text.slice(close)}`
  }
  const from = comma ?? last?.to ?? open
  const inside = text.slice(from, close)
  // After the comments that follow the last item.
  const at = from + inside.trimEnd().length
  const isLong = isFirstInLine(text, close) || (last !== null && isFirstInLine(text, last.from))
  const gap = last || at > from ? ' ' : inside
  const before = isLong ? toLineStart(text, list) : gap
  const after = comma !== null || (!last && isLong) ? ',' : ''
  const added = `${before}${item}${after}`
  if (!last || comma !== null) return text.slice(0, at) + added + text.slice(at)
  // A comma cannot follow a line comment.
  const end = inside.includes('\n') ? last.to : at
  return `${text.slice(0, end)},${text.slice(end, at)}${added}${text.slice(at)}`
}

/** Starts a new line, indented like the last item, or one step more than the list. */
function toLineStart(text: string, { open, last }: CodeList): string {
  const end = toLineEnd(text)
  if (last && isFirstInLine(text, last.from)) return end + toIndent(text, last.from)
  // At least two spaces, because a line of a block comment may start with one.
  const [step = '  '] = /^(?:\t| {2,})/m.exec(text) ?? []
  return end + toIndent(text, open) + step
}

function toLineEnd(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n'
}

function toLine(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
}

function isFirstInLine(text: string, offset: number): boolean {
  return toLine(text, offset).trim() === ''
}

function toIndent(text: string, offset: number): string {
  const line = toLine(text, offset)
  return line.slice(0, line.length - line.trimStart().length)
}
