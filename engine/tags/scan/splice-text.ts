/** A stretch of the text, by offsets, and what takes its place. */
export interface TextEdit {
  from: number
  to: number
  text: string
}

/** The text with every edit applied and all else byte for byte; edits may not overlap. */
export function spliceText(text: string, edits: TextEdit[]): string {
  let result = ''
  let offset = 0
  for (const edit of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (edit.from < offset) throw new RangeError(`Cannot splice text twice at offset ${edit.from}`)
    result += text.slice(offset, edit.from) + edit.text
    offset = edit.to
  }
  return result + text.slice(offset)
}
