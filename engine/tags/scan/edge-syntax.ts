import type { ParserContract, TagsContract } from 'edge.js/types'

/** Tells how Edge reads `@name` at the start of a line: with arguments, without, or as text. */
export type IsEdgeTag = (name: string) => boolean | 'bare'

const WITH_ARGUMENTS = new Set(
  `assign component each elseif eval if include includeIf inject let newError props pushOnceTo
  pushOnceToTop pushTo pushToTop slot stack unless`.split(/\s+/),
)

/** Knows Edge's own tags and, by their dot, component calls such as `@ui.button(…)`. */
export function isEdgeTag(name: string): boolean | 'bare' {
  if (name === 'else' || name === 'debugger') return 'bare'
  return WITH_ARGUMENTS.has(name) || /^[A-Za-z_]+(?:\.[A-Za-z_]+)+$/.test(name)
}

/** Makes the test for the tags that an Edge instance has, with those that others claim. */
export function toIsEdgeTag(edgeTags: TagsContract, parser?: ParserContract): IsEdgeTag {
  return (name) => {
    const tag = edgeTags[name] ?? parser?.options.claimTag?.(name)
    return tag ? tag.seekable || 'bare' : false
  }
}

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

/** Returns the offset of the `)` that Edge's lexer takes for the end of the `(` at `open`, or -1. */
export function findNaiveClosingParen(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return -1
}

/**
 * Returns the offset after the mustache or Edge comment that opens at `open`, or -1 when it is
 * never closed. Braces are counted exactly as Edge's lexer counts them, strings included.
 */
export function findMustacheEnd(text: string, open: number): number {
  const close = text.startsWith('{{--', open) ? '--}}' : text.startsWith('{{{', open) ? '}}}' : '}}'
  let depth = 0
  for (let at = open + close.length; at < text.length; at++) {
    if (depth === 0 && text.startsWith(close, at)) return at + close.length
    const character = text[at]
    if (character === '{') depth++
    else if (character === '}') depth--
  }
  return -1
}

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
