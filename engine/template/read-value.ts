import { type Context, type Piece, toContext, toMustacheContext } from './context.ts'
import { endOfLine } from './edge-syntax.ts'
import { nest } from './nest.ts'
import type { Source } from './source.ts'
import type { Value } from './tree.ts'

type Kind = { isComponent: boolean; isBound: boolean }

const contexts: Record<string, Context> = {
  html: toContext('components', '\\t\\n\\f\\r >', /[\t\n\f\r >]/y),
  'html"': toContext('components', '"', /"/y),
  "html'": toContext('components', "'", /'/y),
  component: toMustacheContext('\\s"\'=<>`/', /[\s"'=<>`]|\/>/y),
  'component"': toMustacheContext('"', /"/y),
  "component'": toMustacheContext("'", /'/y),
}

/** Reads the value that starts at an offset. Returns it, and the offset after its quote. */
export function readValue(source: Source, from: number, kind: Kind): { value: Value; to: number } {
  const { text } = source
  const char = text[from]
  const quote = char === '"' || char === "'" ? char : ''
  const start = from + quote.length
  if (kind.isBound) return readBound(text, start, quote)
  const context = contexts[`${kind.isComponent ? 'component' : 'html'}${quote}`]!
  const { pieces, to, isEnded } = source.readPart(start, context)
  if (quote !== '' && !isEnded) return toUnclosed(text, start, quote, pieces)
  const value = { from: start, to, quote, children: nest(pieces), isUnclosed: false } as const
  return { value, to: to + quote.length }
}

/** Reads an expression in quotes: nothing in it is special but its quote. */
function readBound(text: string, from: number, quote: Value['quote']) {
  const ending = quote === '' ? /[\s"'=<>`]|\/>|$/g : quote === '"' ? /"/g : /'/g
  ending.lastIndex = from
  const to = ending.exec(text)?.index ?? -1
  const content = [{ type: 'text', from, to: to === -1 ? text.length : to } as const]
  if (to === -1) return toUnclosed(text, from, quote, content)
  const children = to > from ? content : []
  return { value: { from, to, quote, children, isUnclosed: false }, to: to + quote.length }
}

/** A value without its quote goes on to the end of its line. */
function toUnclosed(text: string, from: number, quote: Value['quote'], pieces: readonly Piece[]) {
  const end = endOfLine(text, from)
  const inside = pieces.flatMap((piece) => {
    if (piece.from >= end) return []
    return piece.type === 'text' ? { ...piece, to: Math.min(piece.to, end) } : piece
  })
  const to = Math.max(end, inside.at(-1)?.to ?? end)
  return { value: { from, to, quote, children: nest(inside), isUnclosed: true }, to }
}
