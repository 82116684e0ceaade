import {
  type IsEdgeTag,
  findMustacheEnd,
  findNaiveClosingParen,
  skipEdge,
} from '../template/edge-syntax.ts'
import {
  listMarkupTags,
  type MarkupTag,
  skipDeclaration,
  TEXT_ONLY,
} from '../tags/scan/markup-tags.ts'
import { SHAPES } from './display.ts'
import { scanTags } from '../tags/scan/template.ts'
import { toMarkup } from '../tags/scan/to-markup.ts'

/** A range of the text that is printed as it is written. */
type Written = { from: number; to: number }

/** One attribute of a tag, or a `{{ … }}` between attributes. `value` is a bound expression. */
export type Attribute = Written & { value: Written | null }

/** A start or end tag, of HTML or of a component. */
export type Tag = Written & {
  kind: 'tag'
  /** `div`, `x-acme::card`, in lower case */
  name: string
  isClose: boolean
  /** Whether it is a component's tag, so that white space in it is never rendered. */
  isComponent: boolean
  nameEnd: number
  /** Null if its white space has to stay */
  attributes: Attribute[] | null
  /** `>` or `/>` */
  end: string
}

/** A piece of a template. */
export type Piece =
  | Tag
  /** Text without white space, with its `{{ … }}`. */
  | (Written & { kind: 'word' })
  /** An Edge tag on a line of its own; `argument` is between its parentheses. */
  | (Written & { kind: 'line'; name: string; argument: Written | null })
  /** A comment, or the text of a `<script>` */
  | (Written & { kind: 'raw' })
  | Element

/** A piece, and the white space before it. */
export type Child = { gap: string; piece: Piece }

/** The pieces between two tags, and the white space after the last one. */
export type Content = { children: Child[]; end: string }

/** An element with both of its tags. */
export type Element = Written & { kind: 'element'; open: Tag; close: Tag; content: Content }

const SPACE = /[ \t\n\f\r]*/y
const WORD = /(?:(?!\{\{)[^ \t\n\f\r<])+/y
const LINE_TAG = /@{1,2}!?([a-zA-Z._]+)[^\S\r\n]{0,2}/y

/** Elements deeper than this are left alone, because the tree is walked with recursion. */
const MAX_DEPTH = 200

/** Parses a template into a tree that has every character of it, or returns null if it is too deep. */
export function parseTemplate(
  text: string,
  { namespaces, isEdgeTag }: { namespaces: readonly string[]; isEdgeTag: IsEdgeTag },
): Content | null {
  const { children, end } = listPieces(text, namespaces, isEdgeTag)
  return toTree(children, end, text)
}

function listPieces(text: string, namespaces: readonly string[], isEdgeTag: IsEdgeTag): Content {
  const markup = toMarkup(text, isEdgeTag)
  const components = new Map(
    scanTags(text, { namespaces, isEdgeTag }).map((tag) => [tag.from, tag]),
  )
  const children: Child[] = []
  let at = 0
  let gap = ''
  const add = (piece: Piece) => {
    children.push({ gap, piece })
    gap = ''
    at = piece.to
  }
  const addText = (end: number) => {
    while (at < end) {
      SPACE.lastIndex = at
      gap += SPACE.exec(text)![0].slice(0, end - at)
      at = Math.min(SPACE.lastIndex, end)
      if (at < end) add(toPiece(at, end))
    }
  }
  const toPiece = (from: number, end: number): Piece => {
    if (text[from] === '@' && (from === gap.length || /[\n\r]/.test(gap))) {
      const line = toLine(text, from, isEdgeTag)
      if (line && line.to <= end) return line
    }
    if (text.startsWith('{{--', from)) return { kind: 'raw', from, to: endOf(from) }
    if (text[from] === '<') {
      const to = skipDeclaration(markup, from)
      // A tag without its `>`: the rest of the template is left alone.
      if (/[a-z]/i.test(text[from + 1] ?? '') || to > end) return { kind: 'raw', from, to: end }
      if (to > from + 1) return { kind: 'raw', from, to }
    }
    let to = from
    while (to < end) {
      if (text.startsWith('{{--', to)) break
      if (text.startsWith('{{', to)) to = endOf(to)
      else if (text[to] === '<' && to > from) break
      else {
        WORD.lastIndex = to
        const word = WORD.exec(text)
        if (!word && text[to] !== '<') break
        to = word ? Math.min(WORD.lastIndex, end) : to + 1
      }
    }
    return { kind: 'word', from, to }
  }
  const endOf = (mustache: number) => {
    const end = findMustacheEnd(text, mustache)
    return end === -1 ? text.length : end
  }

  for (const tag of listMarkupTags(markup)) {
    if (tag.from < at) continue
    addText(tag.from)
    if (at > tag.from) continue
    add(toTag(text, tag, components.get(tag.from), isEdgeTag))
    if (TEXT_ONLY.has(tag.name) && !tag.isClose) {
      const rest = text.slice(at)
      const length = rest.search(new RegExp(`</${tag.name}(?=[\\t\\n\\f\\r />])`, 'i'))
      const to = length === -1 ? text.length : at + length
      if (to > at) add({ kind: 'raw', from: at, to })
    }
  }
  addText(text.length)
  return { children, end: gap }
}

/** Returns the Edge tag at the start of a line, also of an unknown name if it has an argument. */
function toLine(text: string, from: number, isEdgeTag: IsEdgeTag): Piece | null {
  LINE_TAG.lastIndex = from
  const match = LINE_TAG.exec(text)
  if (!match) return null
  const name = match[1]!
  const open = from + match[0].length
  const lineStart = Math.max(text.lastIndexOf('\n', from), text.lastIndexOf('\r', from)) + 1
  if (text[open] === '(') {
    const close = findNaiveClosingParen(text, open)
    if (close === -1) return { kind: 'raw', from, to: text.length }
    const to = text[close + 1] === '~' ? close + 2 : close + 1
    // A name that Edge does not know may be text.
    const argument = isEdgeTag(name) === true ? { from: open + 1, to: close } : null
    return { kind: 'line', name, from, to, argument }
  }
  const end = skipEdge(text, lineStart, isEdgeTag)
  const [word] = /^[^ \t\n\f\r<]+/.exec(text.slice(from, from + 200))!
  const to = end > from ? from + text.slice(from, end).trimEnd().length : from + word.length
  return { kind: 'line', name, from, to, argument: null }
}

type Scanned = ReturnType<typeof scanTags>[number]

function toTag(
  text: string,
  { name, isClose, from, to, nameEnd, attributes }: MarkupTag,
  scanned: Scanned | undefined,
  isEdgeTag: IsEdgeTag,
): Tag {
  const isOurs = scanned !== undefined && !scanned.problem && scanned.to === to
  const isComponent = isOurs || name.startsWith('x-')
  const tag = { kind: 'tag', name, isClose, isComponent, nameEnd, from, to } as const
  const found: Attribute[] = (isOurs ? scanned.attributes : attributes).map((attribute) => ({
    from: attribute.from,
    to: attribute.to,
    value:
      'bound' in attribute && attribute.bound && attribute.valueFrom !== null
        ? { from: attribute.valueFrom, to: attribute.valueTo! }
        : null,
  }))
  const end = text.slice(found.at(-1)?.to ?? nameEnd, to)
  const isUnderstood =
    (isOurs || !isComponent) &&
    !isClose &&
    /^[ \t\n\f\r]*\/?>$/.test(end) &&
    found.every((one, index) => {
      const gap = text.slice(found[index - 1]?.to ?? nameEnd, one.from)
      return (
        /^[ \t\n\f\r]+$/.test(gap) && !isLineTag(text.slice(one.from, one.to), isOurs, isEdgeTag)
      )
    })
  return { ...tag, attributes: isUnderstood ? found : null, end: end.trim() }
}

/** Whether Edge may take an attribute for one of its tags if it is the first on a line. */
function isLineTag(attribute: string, isOurs: boolean, isEdgeTag: IsEdgeTag): boolean {
  const [, name] = /^@{1,2}!?([a-zA-Z._]+)/.exec(attribute) ?? []
  return name !== undefined && (!isOurs || isEdgeTag(name) !== false)
}

type Open = { tag: Tag; index: number }

/** Joins start tags, end tags and what is between them to elements. */
function toTree(children: Child[], end: string, text: string): Content | null {
  const pairs = pairTags(children, text)
  if (!pairs) return null
  const build = (from: number, to: number, end: string): Content => {
    const built: Child[] = []
    for (let index = from; index < to; index++) {
      const { gap, piece } = children[index]!
      const closing = pairs.get(index)
      if (closing === undefined) {
        built.push({ gap, piece })
        continue
      }
      const close = children[closing]!
      const content = build(index + 1, closing, close.gap)
      const tags = { open: piece as Tag, close: close.piece as Tag }
      const range = { from: piece.from, to: close.piece.to }
      built.push({ gap, piece: { kind: 'element', ...range, ...tags, content } })
      index = closing
    }
    return { children: built, end }
  }
  return build(0, children.length, end)
}

/** Finds the end tag of each start tag that has one in the same branch of an Edge block. */
function pairTags(children: readonly Child[], text: string): Map<number, number> | null {
  const branches = toBranches(children, text)
  const pairs = new Map<number, number>()
  const open: Open[] = []
  const counts = new Map<string, number>()
  for (const [index, { piece: tag }] of children.entries()) {
    if (tag.kind !== 'tag') continue
    if (!tag.isClose) {
      if (isWhole(tag)) continue
      open.push({ tag, index })
      if (open.length > MAX_DEPTH) return null
      counts.set(tag.name, (counts.get(tag.name) ?? 0) + 1)
      continue
    }
    if (!counts.get(tag.name)) continue
    for (let last = open.pop(); last; last = open.pop()) {
      counts.set(last.tag.name, counts.get(last.tag.name)! - 1)
      if (last.tag.name !== tag.name) continue
      if (branches[last.index] === branches[index]) pairs.set(last.index, index)
      break
    }
  }
  return pairs
}

/** Whether a tag is an element without content. */
export function isWhole({ name, isClose, isComponent, end }: Tag): boolean {
  if (isClose) return false
  return VOID.has(name) || (end === '/>' && (isComponent || SHAPES.has(name)))
}

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** Edge tags that end with `@end`, unless they are written as `@!name`. */
const BLOCK = /^(?:component|each|error|if|push(?:Once)?To(?:Top)?|section|slot|unless|.+\..+)$/
const ELSE = /^else(?:if)?$/

/** Returns for each piece a number that is the same for all pieces of one branch of a block. */
function toBranches(children: readonly Child[], text: string): number[] {
  let last = 0
  const branches = [0]
  return children.map(({ piece }) => {
    if (piece.kind === 'line') {
      const { name, from } = piece
      if (name.startsWith('end')) branches.pop()
      else if (ELSE.test(name)) branches.splice(-1, 1, ++last)
      else if (BLOCK.test(name) && text[from + 1] !== '!') branches.push(++last)
    }
    return branches.at(-1) ?? ++last
  })
}
