/** A stretch of inline Markdown: one code span with its backticks, or what stands between two. */
export interface InlinePart {
  text: string
  isCode: boolean
}

/** Inline Markdown cut at its code spans; joined again, the parts are the same text. */
export function splitCodeSpans(markdown: string): InlinePart[] {
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
