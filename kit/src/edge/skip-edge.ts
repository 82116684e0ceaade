import { findMustacheEnd } from './find-mustache-end.ts'
import { findNaiveClosingParen } from './find-naive-closing-paren.ts'
import type { IsEdgeTag } from './is-edge-tag.ts'

const TAG = /[^\S\r\n]*@{1,2}!?([a-zA-Z._]+)[^\S\r\n]{0,2}/y

/**
 * Returns the offset after the mustache, comment or `@tag(…)` that starts at `offset`, by the rules
 * of Edge's lexer, or -1 when none starts there. One that is never closed ends with the text.
 */
export function skipEdge(text: string, offset: number, isEdgeTag: IsEdgeTag): number {
  if (text.startsWith('{{', offset)) {
    const end = findMustacheEnd(text, offset)
    return end === -1 ? text.length : end
  }
  if (!isLineStart(text, offset)) return -1
  TAG.lastIndex = offset
  const match = TAG.exec(text)
  const kind = match && isEdgeTag(match[1]!)
  if (!kind) return -1
  const open = offset + match[0].length
  // The lexer drops what follows a tag without arguments on its line.
  if (kind === 'bare' || text[open] !== '(') return endOfLine(text, open)
  const close = findNaiveClosingParen(text, open)
  return close === -1 ? text.length : close + 1
}

function isLineStart(text: string, offset: number): boolean {
  return offset === 0 || text[offset - 1] === '\n' || text[offset - 1] === '\r'
}

function endOfLine(text: string, offset: number): number {
  let at = offset
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}
