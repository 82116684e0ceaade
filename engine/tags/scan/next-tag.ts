import { type IsEdgeTag, skipEdge } from '../../template/edge-syntax.ts'

/** The start of an `<x-…>` or `</x-…>` tag of any library. */
export interface TagStart {
  /** The name after `x-`. */
  name: string
  isClose: boolean
  from: number
  /** The offset after the name. */
  nameEnd: number
}

/**
 * Where a tag can start, or where something starts that can contain no tags: a mustache, or an Edge
 * tag at the start of a line.
 */
const STOP = /<|\{\{|(?<![^\r\n])[^\S\r\n]*@/g
const TAG = /<(\/?)x-([A-Za-z][\w.:-]*)/y
const COMMENT = '<!--'
const RAW_ELEMENT = /<(script|style)(?=[\s>/])/iy

/**
 * Finds the first `<x-…>` tag at or after `offset`, or null. Skips comments, `<script>`, `<style>`,
 * mustaches and arguments of Edge tags; `offset` must be outside these. Pass another sticky
 * `pattern`, with groups for the slash and the name, to find other tags.
 */
export function findNextTag(
  text: string,
  offset: number,
  isEdgeTag: IsEdgeTag,
  pattern = TAG,
): TagStart | null {
  let at = offset
  for (;;) {
    STOP.lastIndex = at
    const stop = STOP.exec(text)
    if (!stop) return null
    at = stop.index
    const edgeEnd = skipEdge(text, at, isEdgeTag)
    if (edgeEnd !== -1) {
      at = edgeEnd
    } else if (text[at] !== '<') {
      at = STOP.lastIndex
    } else if (text.startsWith(COMMENT, at)) {
      at = skipRaw(text, at + 2, '-->', isEdgeTag)
    } else {
      pattern.lastIndex = at
      const tag = pattern.exec(text)
      if (tag) {
        const [{ length }, slash, name = ''] = tag
        return { name, isClose: slash === '/', from: at, nameEnd: at + length }
      }
      RAW_ELEMENT.lastIndex = at
      const element = RAW_ELEMENT.exec(text)?.[1]
      at++
      if (element) at = skipRaw(text, at, `</${element.toLowerCase()}`, isEdgeTag)
    }
  }
}

/** Returns an offset inside the end of a comment or raw element, skipping Edge syntax. */
function skipRaw(text: string, offset: number, end: string, isEdgeTag: IsEdgeTag): number {
  let at = offset
  while (at < text.length) {
    const edgeEnd = skipEdge(text, at, isEdgeTag)
    if (edgeEnd !== -1) at = edgeEnd
    else if (startsWithIgnoringCase(text, end, at)) return at + 1
    else at++
  }
  return at
}

function startsWithIgnoringCase(text: string, lowerCase: string, offset: number): boolean {
  if (text[offset] !== lowerCase[0]) return false
  return text.slice(offset, offset + lowerCase.length).toLowerCase() === lowerCase
}
