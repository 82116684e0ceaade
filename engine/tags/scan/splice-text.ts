/** A range of the text, by offsets, and its replacement. */
export interface TextEdit {
  from: number
  to: number
  text: string
}

/** Applies every edit, and changes nothing else. Throws a RangeError if edits overlap. */
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
