import { readLineTag } from '../template/edge-syntax.ts'
import { SHAPES, TEXT_ONLY, VOID } from '../template/html.ts'
import { parse } from '../template/parse.ts'
import type { ParseOptions } from '../template/source.ts'
import type * as tree from '../template/tree.ts'
import type { Range } from '../template/tree.ts'

/** One attribute of a tag, or a `{{ … }}` between attributes. `value` is a bound expression. */
export type Attribute = Range & { value: Range | null }

/** A start or end tag, of HTML or of a component. */
export type Tag = Range & {
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
  | (Range & { kind: 'word' })
  /** An Edge tag on a line of its own; `argument` is between its parentheses. */
  | (Range & { kind: 'line'; name: string; argument: Range | null })
  /** A comment, or the text of a `<script>` */
  | (Range & { kind: 'raw' })
  | Element

/** A piece, and the white space before it. */
export type Child = { gap: string; piece: Piece }

/** The pieces between two tags, and the white space after the last one. */
export type Content = { children: Child[]; end: string }

/** An element with both of its tags. */
export type Element = Range & { kind: 'element'; open: Tag; close: Tag; content: Content }

/** White space, or what is between it. */
const PARTS = /([ \t\n\f\r]+)|[^ \t\n\f\r]+/g

/** Elements deeper than this are left alone, because the tree is walked with recursion. */
const MAX_DEPTH = 200

/**
 * Parses a template into pieces that have every character of it. Returns null if it is too deep, or
 * has something that is never closed.
 */
export function parseTemplate(text: string, options: ParseOptions): Content | null {
  return new Builder(text, options).toContent(parse(text, options).children, 0)
}

/** The end of an Edge tag. */
type End = Range & { type: 'end' }

/** Makes pieces of the nodes of a template. */
class Builder {
  readonly #text: string
  readonly #options: ParseOptions

  constructor(text: string, options: ParseOptions) {
    this.#text = text
    this.#options = options
  }

  /** Returns the pieces of some nodes that follow each other, or null. */
  toContent(nodes: readonly tree.Node[], depth: number): Content | null {
    if (depth > MAX_DEPTH) return null
    const children: Child[] = []
    let gap = ''
    let isWord = false
    let lone = 0
    const add = (piece: Piece) => {
      children.push({ gap, piece })
      isWord = false
      gap = ''
    }
    /** A word goes on until there is white space. */
    const addWord = (from: number, to: number) => {
      const last = children.at(-1)?.piece
      if (isWord && last) last.to = to
      else add({ kind: 'word', from, to })
      isWord = true
    }
    // A list instead of recursion, because Edge tags may be nested without limit.
    const left: (tree.Node | End)[] = nodes.toReversed()
    for (let node = left.pop(); node; node = left.pop()) {
      if ('isUnclosed' in node && node.isUnclosed) return null
      if (node.type === 'end') {
        add({ kind: 'line', name: 'end', from: node.from, to: node.to, argument: null })
        continue
      }
      if (node.type === 'text') {
        for (const { index, 0: part, 1: space } of this.#slice(node).matchAll(PARTS)) {
          const from = node.from + index
          if (space === undefined) addWord(from, from + part.length)
          else {
            gap += space
            isWord = false
          }
        }
      } else if (node.type === 'mustache') addWord(node.from, node.to)
      else if (node.type === 'comment') add({ kind: 'raw', from: node.from, to: node.to })
      else if (node.type === 'edgeTag') {
        add(toLine(node))
        const { end } = node
        if (end) left.push({ type: 'end', ...end })
        for (const child of node.children.toReversed()) left.push(child)
      } else {
        const piece = this.#toPiece(node, depth + lone)
        if (!piece) return null
        add(piece)
        // What follows a tag without an end may be its content.
        if (piece.kind === 'tag' && !piece.isClose && !isWhole(piece)) lone++
        if (depth + lone > MAX_DEPTH) return null
      }
    }
    return { children, end: gap }
  }

  #slice({ from, to }: Range): string {
    return this.#text.slice(from, to)
  }

  #toPiece(element: tree.Element, depth: number): Piece | null {
    const { start, end, from, to, children } = element
    if (start?.isUnclosed || end?.isUnclosed) return null
    const open = start && this.#toTag(element, start, false)
    const close = end && this.#toTag(element, end, true)
    const isText = open && !open.isComponent && TEXT_ONLY.has(open.name)
    if (!open || !close) return isText ? null : (open ?? close)
    if (!isText) {
      const content = this.toContent(children, depth + 1)
      return content && { kind: 'element', from, to, open, close, content }
    }
    const raw = { kind: 'raw', from: open.to, to: close.from } as const
    const inner = raw.to > raw.from ? [{ gap: '', piece: raw }] : []
    return { kind: 'element', from, to, open, close, content: { children: inner, end: '' } }
  }

  #toTag({ isComponent }: tree.Element, tag: tree.Tag, isClose: boolean): Tag {
    const { from, to, nameTo, isMalformed } = tag
    const name = tag.name.toLowerCase()
    const isOurs = isComponent && !isMalformed
    const isX = isComponent || name.startsWith('x-')
    const attributes = tag.attributes.map((one) => toAttribute(one, isOurs))
    const end = this.#text.slice(attributes.at(-1)?.to ?? nameTo, to)
    const isUnderstood =
      (isOurs || !isX) &&
      !isClose &&
      /^[ \t\n\f\r]*\/?>$/.test(end) &&
      tag.attributes.every((one, index) => {
        const gap = this.#text.slice(tag.attributes[index - 1]?.to ?? nameTo, one.from)
        const isPlain = one.type === 'attribute' || one.type === 'mustache'
        return isPlain && /^[ \t\n\f\r]+$/.test(gap) && !this.#isLineTag(one, isOurs)
      })
    return {
      kind: 'tag',
      name,
      isClose,
      isComponent: isX,
      nameEnd: nameTo,
      from,
      to,
      attributes: isUnderstood ? attributes : null,
      end: end.trim(),
    }
  }

  /** Whether Edge may take an attribute for one of its tags if it is the first on a line. */
  #isLineTag(attribute: Range, isOurs: boolean): boolean {
    if (this.#text[attribute.from] !== '@') return false
    const tag = readLineTag(this.#text, attribute.from)
    return tag !== null && (!isOurs || this.#options.isEdgeTag?.(tag.name) !== false)
  }
}

function toLine({ name, from, startTo, argument, isKnown }: tree.EdgeTag): Piece {
  // The argument of a tag that Edge does not have may be anything.
  return { kind: 'line', name, from, to: startTo, argument: isKnown ? argument : null }
}

function toAttribute(node: tree.Attribute | tree.Node, isOurs: boolean): Attribute {
  const { from, to } = node
  const isBound = isOurs && node.type === 'attribute' && /^:(?!:)/.test(node.name)
  return { from, to, value: isBound ? node.value : null }
}

/** Whether a tag is an element without content. */
export function isWhole({ name, isClose, isComponent, end }: Tag): boolean {
  if (isClose) return false
  return VOID.has(name) || (end === '/>' && (isComponent || SHAPES.has(name)))
}
