import type { IsEdgeTag } from './is-edge-tag.ts'
import { skipEdge } from './skip-edge.ts'

/** The start of an `<x-…>` or `</x-…>` tag of any library. */
export interface TagStart {
  /** What follows `x-`. */
  name: string
  isClose: boolean
  from: number
  /** The offset after the name. */
  nameEnd: number
}

const TAG = /<(\/?)x-([A-Za-z][\w.:-]*)/y
const RAW_ELEMENT = /<(script|style)(?=[\s>/])/iy

/**
 * Finds the first `<x-…>` tag from `offset` on, or null. Comments, `<script>`, `<style>`, mustaches
 * and arguments of Edge tags hold none; `offset` must lie outside of these.
 */
export function findNextTag(text: string, offset: number, isEdgeTag: IsEdgeTag): TagStart | null {
  let rawUntil: string | null = null
  let at = offset
  while (at < text.length) {
    const edgeEnd = skipEdge(text, at, isEdgeTag)
    if (edgeEnd !== -1) {
      at = edgeEnd
    } else if (rawUntil !== null) {
      if (startsWithIgnoringCase(text, rawUntil, at)) rawUntil = null
      at++
    } else if (text[at] !== '<') {
      at++
    } else if (text.startsWith('<!--', at)) {
      rawUntil = '-->'
      at += 2
    } else {
      TAG.lastIndex = at
      const tag = TAG.exec(text)
      if (tag) {
        const [{ length }, slash, name = ''] = tag
        return { name, isClose: slash === '/', from: at, nameEnd: at + length }
      }
      RAW_ELEMENT.lastIndex = at
      const element = RAW_ELEMENT.exec(text)?.[1]
      if (element) rawUntil = `</${element.toLowerCase()}`
      at++
    }
  }
  return null
}

function startsWithIgnoringCase(text: string, lowerCase: string, offset: number): boolean {
  if (text[offset] !== lowerCase[0]) return false
  return text.slice(offset, offset + lowerCase.length).toLowerCase() === lowerCase
}
