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

const SPACES = '[^\\S\\r\\n]'
const LINE_TAG = new RegExp(`${SPACES}*(@{1,2})(!?)([a-zA-Z._]+)${SPACES}{0,2}`, 'y')
const END = new RegExp(`@end([a-zA-Z._]*)~?(?=${SPACES}*(?:[\\r\\n]|$))`, 'y')

/** The start of an Edge tag on a line, up to its parenthesis. Any name may be that of a tag. */
export type LineTag = {
  name: string
  /** Of its `@` */
  from: number
  nameFrom: number
  /** The offset after its name, and up to two spaces */
  open: number
  hasParen: boolean
  isSelfClosing: boolean
  isEscaped: boolean
}

/**
 * Reads the `@name(` at the start of a line, by the rules of Edge's lexer. `offset` is that of the
 * line, or of the `@` behind its white space. Returns null if there is none.
 */
export function readLineTag(text: string, offset: number): LineTag | null {
  LINE_TAG.lastIndex = offset
  const match = LINE_TAG.exec(text)
  if (!match) return null
  const [whole, sign, mark, name] = match as unknown as [string, string, string, string]
  const open = offset + whole.length
  const from = offset + whole.indexOf('@')
  return {
    name,
    from,
    nameFrom: from + sign.length + mark.length,
    open,
    hasParen: text[open] === '(',
    isSelfClosing: mark === '!',
    isEscaped: sign === '@@',
  }
}

/** Reads the `@end` or `@endif` at an offset, if it is all of its line. Returns null otherwise. */
export function readLineEnd(text: string, offset: number): { name: string; to: number } | null {
  END.lastIndex = offset
  const match = END.exec(text)
  return match && { name: match[1]!, to: END.lastIndex }
}

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
  const tag = readLineTag(text, offset)
  const kind = tag && isEdgeTag(tag.name)
  if (!kind) return -1
  // The lexer ignores the rest of the line after a tag without arguments.
  if (kind === 'bare' || !tag.hasParen) return endOfLine(text, tag.open)
  const close = findNaiveClosingParen(text, tag.open)
  return close === -1 ? text.length : close + 1
}

/** Whether an offset is that of a line. */
export function isLineStart(text: string, offset: number): boolean {
  return offset === 0 || text[offset - 1] === '\n' || text[offset - 1] === '\r'
}

/** Whether only white space is between the start of a line and an offset. */
export function isFirstOnLine(text: string, offset: number): boolean {
  return isLineStart(text, findLineStart(text, offset))
}

/** Returns the offset of the white space before an offset, at most up to the start of its line. */
export function findLineStart(text: string, offset: number): number {
  let at = offset
  while (at > 0 && /[^\S\r\n]/.test(text[at - 1]!)) at--
  return at
}

/** Returns the offset of the line break, or of the end, after an offset. */
export function endOfLine(text: string, offset: number): number {
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

/** Returns what closes the mustache or Edge comment that opens at an offset. */
export function toMustacheCloser(text: string, open: number): '--}}' | '}}}' | '}}' {
  if (text.startsWith('{{--', open)) return '--}}'
  return text.startsWith('{{{', open) ? '}}}' : '}}'
}

/**
 * Returns the offset after the mustache or Edge comment that opens at `open`, or -1 if it is never
 * closed. Counts braces exactly as Edge's lexer does, even those inside strings.
 */
export function findMustacheEnd(text: string, open: number): number {
  const close = toMustacheCloser(text, open)
  let depth = 0
  for (let at = open + close.length; at < text.length; at++) {
    if (depth === 0 && text.startsWith(close, at)) return at + close.length
    const character = text[at]
    if (character === '{') depth++
    else if (character === '}') depth--
  }
  return -1
}

/**
 * Whether a name between the attributes of a component is an Edge tag, which cannot be there:
 * `@if(…)`, or `@else` or `@end` alone. `@if="…"` is an event handler.
 * @param next the offset after the name and white space
 */
export function isEdgeTagInside(
  text: string,
  name: string,
  next: number,
  isEdgeTag: IsEdgeTag,
): boolean {
  if (text[next] === '=') return false
  const [written, tag = '', paren] = /^@!?([A-Za-z._]+)(\()?/.exec(name) ?? []
  if (written === undefined) return false
  if (paren !== undefined) return true
  if (tag === 'else' || tag.startsWith('end')) return written === name
  return text[next] === '(' && isEdgeTag(tag) === true
}

/** Where a mustache or an Edge tag can start. */
const STOP = /\{\{|(?<![^\r\n])[^\S\r\n]*@/g

/**
 * Lists the offsets, from one on, of mustaches, and of lines that may start with an Edge tag. What is
 * in a mustache or an argument is left out.
 */
export function* listEdgeStarts(text: string, isEdgeTag: IsEdgeTag, from = 0): Generator<number> {
  let at = from
  for (;;) {
    STOP.lastIndex = at
    const stop = STOP.exec(text)
    if (!stop) return
    const after = STOP.lastIndex
    const end = skipEdge(text, stop.index, isEdgeTag)
    yield stop.index
    at = end === -1 ? after : end
  }
}

/** Returns the offset of the first `{{` that is never closed, or -1. */
export function findUnclosedMustache(text: string, isEdgeTag: IsEdgeTag): number {
  for (const at of listEdgeStarts(text, isEdgeTag)) {
    if (text.startsWith('{{', at) && findMustacheEnd(text, at) === -1) return at
  }
  return -1
}
