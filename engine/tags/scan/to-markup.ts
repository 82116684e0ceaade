import { type IsEdgeTag, skipEdge } from '../../template/edge-syntax.ts'

/** Stands for each character of a mustache, whose text is only known when rendered. */
export const UNKNOWN = '\u0001'

/** Where a mustache or an Edge tag can start. */
const STOP = /\{\{|(?<![^\r\n])[^\S\r\n]*@/g

/**
 * Returns a template as HTML of the same length: with `UNKNOWN` in the place of mustaches, and
 * spaces in the place of comments and Edge tags.
 */
export function toMarkup(text: string, isEdgeTag: IsEdgeTag): string {
  let markup = ''
  let last = 0
  STOP.lastIndex = 0
  for (let stop = STOP.exec(text); stop; stop = STOP.exec(text)) {
    const { index } = stop
    const end = skipEdge(text, index, isEdgeTag)
    if (end === -1) continue
    const isMustache = text.startsWith('{{', index) && !text.startsWith('{{--', index)
    const code = text.slice(index, end)
    // A line break in a mustache would be white space between two attributes.
    const filler = isMustache ? UNKNOWN.repeat(code.length) : code.replace(/[^\r\n]/g, ' ')
    markup += text.slice(last, index) + filler
    STOP.lastIndex = last = end
  }
  return markup + text.slice(last)
}
