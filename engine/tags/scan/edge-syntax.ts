import type { ParserContract, TagsContract } from 'edge.js/types'

/** Whether Edge parses `@name` at the start of a line as a tag, with arguments or `'bare'`. */
export type IsEdgeTag = (name: string) => boolean | 'bare'

const WITH_ARGUMENTS = new Set(
  `assign component each elseif eval if include includeIf inject let newError props pushOnceTo
  pushOnceToTop pushTo pushToTop slot stack unless`.split(/\s+/),
)

/** Recognises Edge's own tags and, by their dot, component calls such as `@ui.button(…)`. */
export function isEdgeTag(name: string): boolean | 'bare' {
  if (name === 'else' || name === 'debugger') return 'bare'
  return WITH_ARGUMENTS.has(name) || /^[A-Za-z_]+(?:\.[A-Za-z_]+)+$/.test(name)
}

/** Creates the test for the tags of an Edge instance, including those claimed by other plugins. */
export function toIsEdgeTag(edgeTags: TagsContract, parser?: ParserContract): IsEdgeTag {
  return (name) => {
    const tag = edgeTags[name] ?? parser?.options.claimTag?.(name)
    return tag ? tag.seekable || 'bare' : false
  }
}

const TAG = /[^\S\r\n]*@{1,2}!?([a-zA-Z._]+)[^\S\r\n]{0,2}/y

/**
 * Returns the offset after the mustache, comment or `@tag(…)` that starts at `offset`, by the rules
 * of Edge's lexer, or -1 if none starts there. If it is never closed, it extends to the end.
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
  // The lexer ignores the rest of the line after a tag without arguments.
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

/** Returns the offset of the `)` that Edge's lexer matches with the `(` at `open`, or -1. */
export function findNaiveClosingParen(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return -1
}

/**
 * Returns the offset after the mustache or Edge comment that opens at `open`, or -1 if it is never
 * closed. Counts braces exactly as Edge's lexer does, even those inside strings.
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

/** Returns the offset of the first `{{` that is never closed, or -1. */
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
