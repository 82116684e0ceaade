import { findMustacheEnd } from './find-mustache-end.ts'
import type { IsEdgeTag } from './is-edge-tag.ts'
import { skipEdge } from './skip-edge.ts'

/** Where a mustache or an Edge tag can start. */
const STOP = /\{\{|(?<![^\r\n])[^\S\r\n]*@/g

/** Returns the offset of the `{{` that the text never closes, or -1. */
export function findUnclosedMustache(text: string, isEdgeTag: IsEdgeTag): number {
  let at = 0
  for (;;) {
    STOP.lastIndex = at
    const stop = STOP.exec(text)
    if (!stop) return -1
    const { index } = stop
    if (text.startsWith('{{', index) && findMustacheEnd(text, index) === -1) return index
    const end = skipEdge(text, index, isEdgeTag)
    at = end === -1 ? STOP.lastIndex : end
  }
}
