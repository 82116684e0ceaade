import { type Context, type Piece, type Pieces, type TagPiece, toContext } from './context.ts'
import { CODE_ONLY, TEXT_ONLY } from './html.ts'
import { nest } from './nest.ts'
import { readEdgeTag, readMustache } from './read-edge.ts'
import { readComponentName, readTag } from './read-tag.ts'
import type { Source } from './source.ts'

const CONTENT = toContext('all')
const COMMENT = toContext('none', '\\-', /--!?>/y)
const DECLARATION = toContext('components', '>', />/y)

/** Reads a whole template. */
export function readTemplate(source: Source): Piece[] {
  return readPieces(source, 0, CONTENT).pieces
}

/** Reads a part of a template. */
export function readPieces(source: Source, from: number, context: Context): Pieces {
  const { text } = source
  const { stop, end } = context
  const pieces: Piece[] = []
  let textFrom = from
  let at = from
  const add = (piece: Piece) => {
    if (piece.from > textFrom) pieces.push({ type: 'text', from: textFrom, to: piece.from })
    pieces.push(piece)
    at = textFrom = piece.to
  }
  const finish = (to: number, isEnded: boolean): Pieces => {
    if (to > textFrom) pieces.push({ type: 'text', from: textFrom, to })
    return { pieces, to, isEnded }
  }
  for (;;) {
    stop.lastIndex = at
    const found = stop.exec(text)
    if (!found) return finish(text.length, end === null)
    const start = found.index
    if (end && matchesAt(end, text, start)) return finish(start, true)
    const last = text[stop.lastIndex - 1]
    if (last === '@') {
      const tag = readEdgeTag(source, stop.lastIndex - 1, false)
      if (tag) add(tag)
      else at = stop.lastIndex
    } else if (last === '{') {
      add(readMustache(source, start, textFrom))
    } else if (last === '<' && context.tags !== 'none') {
      const piece = readMarkup(source, start, context)
      if (!piece) at = start + 1
      else {
        add(piece)
        const content = piece.type === 'tag' ? readTextOnly(source, piece, context) : null
        if (content) {
          pieces.push(...content.pieces)
          at = textFrom = content.to
        }
      }
    } else at = start + 1
  }
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}

/** Reads the tag, the comment or the declaration at a `<`. Returns null for text. */
function readMarkup(source: Source, from: number, { tags }: Context): Piece | null {
  const { text } = source
  const name = readComponentName(source, from)
  // `@<x-acme::card>` is printed as text.
  if (name !== null) return text[from - 1] === '@' ? null : readTag(source, from, name)
  if (tags === 'components') return null
  if (text.startsWith('<!--', from)) return readHtmlComment(source, from)
  const isClose = text[from + 1] === '/'
  if (/[a-z]/i.test(text.charAt(from + (isClose ? 2 : 1)))) return readTag(source, from, null)
  if (!isClose && text[from + 1] !== '!' && text[from + 1] !== '?') return null
  return readDeclaration(source, from)
}

function readDeclaration(source: Source, from: number): Piece | null {
  // Without an end after one, there is none after the next one.
  if (!source.hasClose) return null
  const { pieces, to, isEnded } = readPieces(source, from + 2, DECLARATION)
  source.hasClose = isEnded
  if (!isEnded) return null
  const children = nest(pieces)
  return { type: 'comment', kind: 'declaration', from, to: to + 1, children, isUnclosed: false }
}

function readHtmlComment(source: Source, from: number): Piece {
  const { text } = source
  const [short] = /^<!---?>/.exec(text.slice(from, from + 6)) ?? []
  const comment = { type: 'comment', kind: 'html', from } as const
  if (short) return { ...comment, to: from + short.length, children: [], isUnclosed: false }
  const { pieces, to, isEnded } = readPieces(source, from + '<!--'.length, COMMENT)
  const close = isEnded ? (text[to + 2] === '!' ? 4 : 3) : 0
  return { ...comment, to: to + close, children: nest(pieces), isUnclosed: !isEnded }
}

const contexts = new Map<string, Context>()

/** Reads the content of an element that is text, up to its end tag. Returns null for others. */
function readTextOnly(source: Source, piece: TagPiece, { tags }: Context): Pieces | null {
  const { tag, isClose } = piece
  const name = tag.name.toLowerCase()
  if (tags !== 'all' || isClose || tag.isUnclosed || !TEXT_ONLY.has(name)) return null
  let context = contexts.get(name)
  if (!context) {
    const inner = CODE_ONLY.has(name) ? 'none' : 'components'
    const end =
      name === 'plaintext' ? /(?!)/y : new RegExp(`</${name}(?=[\\t\\n\\f\\r />]|$)`, 'iy')
    contexts.set(name, (context = toContext(inner, '<', end)))
  }
  return readPieces(source, tag.to, context)
}
