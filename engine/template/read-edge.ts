import {
  endOfLine,
  findLineStart,
  type LineTag,
  readLineEnd,
  readLineTag,
  toMustacheCloser,
} from './edge-syntax.ts'
import { findExpressionEnd, findPropsEnd } from './javascript.ts'
import type { Source } from './source.ts'
import type { Comment, EdgeTag, Mustache } from './tree.ts'

/**
 * Reads the mustache or Edge comment whose braces open at an offset.
 * @param least the least offset of an `@` that belongs to it
 */
export function readMustache(
  { text, closers }: Source,
  open: number,
  least = open,
): Mustache | Comment {
  const end = closers.mustacheEnd(open)
  const isUnclosed = end === -1
  if (text.startsWith('{{--', open)) {
    const to = isUnclosed ? endOfLine(text, open) : end
    return { type: 'comment', kind: 'edge', from: open, to, children: [], isUnclosed }
  }
  const closer = toMustacheCloser(text, open) as '}}' | '}}}'
  const isEscaped = text[open - 1] === '@'
  const code = {
    from: open + closer.length,
    to: isUnclosed ? -1 : end - closer.length,
  }
  let to = end
  if (isUnclosed) {
    // Edge would read all of the rest. Whoever types it wants the rest to stay what it is.
    to = endOfLine(text, open)
    const close = findExpressionEnd(text, Math.min(code.from, to), to, closer)
    code.to = close === -1 ? Math.max(to, code.from) : close
    to = close === -1 ? code.to : close + closer.length
  }
  return {
    type: 'mustache',
    isRaw: closer === '}}}',
    isEscaped,
    from: isEscaped && open > least ? open - 1 : open,
    to,
    code,
    isUnclosed,
  }
}

/**
 * Reads the Edge tag whose `@` is at an offset, the first of its line but for white space. Returns
 * null for text. A name that Edge does not know is a tag of the application if it is alone on its
 * line, with its argument; between attributes, it needs one.
 */
export function readEdgeTag(source: Source, at: number, isInTag: boolean): EdgeTag | null {
  const { text, isEdgeTag } = source
  const ending = readLineEnd(text, at)
  if (ending) {
    const name = text.slice(at + 1, at + '@end'.length) + ending.name
    return toTag(
      text,
      { name, from: at, nameFrom: at + 1, isSelfClosing: false, isEscaped: false },
      ending.to,
    )
  }
  const tag = readLineTag(text, at)
  if (!tag) return null
  const kind = isEdgeTag(tag.name)
  const isAsked = tag.hasParen && kind !== 'bare'
  const close = isAsked ? findClose(source, tag) : -1
  const isKnown = kind === 'bare' || (kind && (tag.hasParen || !tag.name.includes('.')))
  if (close !== -1) {
    const to = close + 1 + findTilde(text, close + 1)
    // `@media (print) {` is text. Nobody writes `@!logo()` for a text.
    if (!isKnown && !tag.isSelfClosing && !isBlankUntilEnd(text, to)) return null
    const argument = { from: tag.open + 1, to: close }
    return { ...toTag(text, tag, to), isKnown, argument }
  }
  // `@hero({` that is being typed, but not `@ada (who`.
  const isTyped = isAsked && tag.open === tag.nameFrom + tag.name.length
  if (!isKnown && !isTyped) {
    const isAlone = !isAsked && !isInTag && isBlankUntilEnd(text, tag.open)
    return isAlone ? toTag(text, tag, tag.nameFrom + tag.name.length) : null
  }
  // Edge ignores the rest of the line after a tag without arguments.
  const lineEnd = endOfLine(text, tag.open)
  if (!isAsked) return { ...toTag(text, tag, trimEnd(text, tag.open, lineEnd)), isKnown }
  const found = findExpressionEnd(text, tag.open + 1, lineEnd, ')')
  const argument = { from: tag.open + 1, to: found === -1 ? lineEnd : found }
  const to = found === -1 ? lineEnd : found + 1
  return { ...toTag(text, tag, to), isKnown, argument, isUnclosed: true }
}

/** The tag compiler reads the first `@props` by the rules of JavaScript, and Edge counts brackets. */
function findClose(source: Source, { name, open }: LineTag): number {
  const { text, closers } = source
  if (name !== 'props' || source.hasProps) return closers.paren(open)
  source.hasProps = true
  return findPropsEnd(text, open, closers.paren)
}

function toTag(
  text: string,
  { name, from, nameFrom, isSelfClosing, isEscaped }: Omit<LineTag, 'open' | 'hasParen'>,
  to: number,
): EdgeTag {
  return {
    type: 'edgeTag',
    name,
    from,
    to,
    nameFrom,
    indent: from - findLineStart(text, from),
    isKnown: false,
    isSelfClosing,
    isEscaped,
    argument: null,
    isUnclosed: false,
    startTo: to,
    children: [],
    end: null,
  }
}

const TILDE = /[^\S\r\n]*~(?=[^\S\r\n]*(?:[\r\n]|$))/y
const BLANK = /[^\S\r\n]*~?[^\S\r\n]*(?=[\r\n]|$)/y

/** Returns the length of the `~` after a tag, which makes Edge leave out the line break. */
function findTilde(text: string, at: number): number {
  TILDE.lastIndex = at
  return TILDE.exec(text)?.[0].length ?? 0
}

function isBlankUntilEnd(text: string, at: number): boolean {
  BLANK.lastIndex = at
  return BLANK.test(text)
}

function trimEnd(text: string, from: number, to: number): number {
  return from + text.slice(from, to).trimEnd().length
}
