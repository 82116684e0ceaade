import { isEdgeTag as isStockEdgeTag, type IsEdgeTag } from '../tags/scan/edge-syntax.ts'
import { type Display, toHtmlDisplay, type WhiteSpace } from './display.ts'
import { formatExpression } from './format-expression.ts'
import {
  type Attribute,
  type Child,
  type Content,
  type Element,
  isWhole,
  parseTemplate,
  type Piece,
  type Tag,
} from './parse-template.ts'

/** How a component is laid out: whether it is a block, and the white space of each of its slots. */
export type ComponentLayout = {
  isBlock: boolean
  slots: Readonly<Record<string, WhiteSpace>>
  /** The white space of slots that are not listed */
  others: WhiteSpace
}

/** How to format a template. */
export type FormatOptions = {
  /** Namespaces of the component libraries. Tags of others are left alone. */
  namespaces: readonly string[]
  /** Returns how a component is laid out, by its tag; without it, its content keeps its spaces. */
  layoutOf?: (tag: string) => ComponentLayout | undefined
  isEdgeTag?: IsEdgeTag
  /** Number of characters after which a line is broken */
  width?: number
}

/** The default length of lines. */
export const WIDTH = 88

/**
 * Breaks the long lines of a template: attributes one per line, entries of arrays and objects, and
 * text where it has spaces. Keeps line breaks that are written, and joins none but those inside of
 * tags that fit on one line. The template renders the same: see `ComponentLayout`. What is not
 * understood stays as it is.
 */
export function formatTemplate(text: string, options: FormatOptions): string {
  const { namespaces, layoutOf = () => undefined, isEdgeTag = isStockEdgeTag } = options
  const content = parseTemplate(text, { namespaces, isEdgeTag })
  if (!content) return text
  const printer = new Printer(text, layoutOf, options.width ?? WIDTH)
  return printer.print(content)
}

const LINE_BREAK = /[\n\r]/
const INDENT = /[ \t]*/y

/** Indentation of the source, and what replaces it after an element moved to another line. */
type Shift = { from: string; to: string }

const NO_SHIFT = { from: '', to: '' }

/** Where a content is printed. */
type Place = {
  whiteSpace: WhiteSpace
  /** Indentation of lines that are added */
  indent: string
  shift: Shift
  /** Whether the first piece was not the first on its line, and now is */
  isMoved: boolean
  /** Number of characters that follow the content on its last line */
  tail: number
  /** The component around it, which names its slots */
  component: ComponentLayout | undefined
}

class Printer {
  /** Everything before the line that is being printed */
  #before: string[] = []
  #line = ''
  /** Whether all tags are in pairs. Parsers repair others, which depends on white space. */
  #isSound = true
  readonly #flat = new Map<Piece, string | null>()
  readonly #text: string
  readonly #width: number
  readonly #unit: string
  readonly #eol: string
  readonly #layoutOf: (tag: string) => ComponentLayout | undefined

  constructor(text: string, layoutOf: NonNullable<FormatOptions['layoutOf']>, width: number) {
    this.#text = text
    this.#layoutOf = layoutOf
    this.#width = width
    this.#unit = findUnit(text)
    this.#eol = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'
  }

  print(content: Content): string {
    const lone = listLoneTags(content)
    this.#isSound = lone.length === 0
    // Nobody knows where the content of these ends.
    const isKept = lone.some((tag) => !tag.isClose && this.#toDisplay(tag).content === 'keep')
    const whiteSpace = isKept || /<\/?\{\{/.test(this.#text) ? 'keep' : 'collapse'
    this.#printContent(content, {
      whiteSpace,
      indent: '',
      shift: NO_SHIFT,
      isMoved: false,
      tail: 0,
      component: undefined,
    })
    return this.#before.join('') + this.#line + content.end
  }

  #add(text: string): void {
    const lineStart = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1
    if (lineStart === 0) {
      this.#line += text
      return
    }
    this.#before.push(this.#line, text.slice(0, lineStart))
    this.#line = text.slice(lineStart)
  }

  get #column(): number {
    return this.#line.length
  }

  /** Indentation of the line that is being printed */
  get #lineIndent(): string {
    return /^[ \t]*/.exec(this.#line)![0]
  }

  #written({ from, to }: { from: number; to: number }): string {
    return this.#text.slice(from, to)
  }

  /** Prints everything but the white space at the end. */
  #printContent({ children }: Content, place: Place): void {
    let { indent } = place
    const { shift } = place
    for (const [index, child] of children.entries()) {
      const { gap, piece } = child
      const previous = children[index - 1]?.piece
      const tail = this.#toTail(children, index, place)
      let isMoved = place.isMoved && index === 0
      if (LINE_BREAK.test(gap)) {
        this.#printGap(gap, place.whiteSpace, shift, previous)
        indent = this.#lineIndent
      } else if (
        index > 0 &&
        this.#isBreakable(child, previous!, place) &&
        (this.#isParted(previous!, piece, place) ||
          this.#column + gap.length + this.#toRun(children, index, place) > this.#width)
      ) {
        isMoved = true
        this.#add(this.#eol + indent)
      } else this.#add(gap)
      const moved = { from: this.#toSourceIndent(piece.from), to: this.#lineIndent }
      this.#printPiece(piece, {
        ...place,
        indent,
        tail,
        shift: isMoved ? moved : shift,
        isMoved: false,
      })
    }
  }

  /** Prints white space with a line break, with the indentation of its new place. */
  #printGap(gap: string, whiteSpace: WhiteSpace, shift: Shift, previous?: Piece): void {
    // After `~`, Edge leaves the line break out, so that the indentation is all there is.
    const isJoined = previous?.kind === 'line' && this.#text[previous.to - 1] === '~'
    const [indent] = /[^\n\r]*$/.exec(gap)!
    const isShifted = whiteSpace !== 'keep' && !isJoined && indent.startsWith(shift.from)
    const moved = isShifted ? shift.to + indent.slice(shift.from.length) : indent
    this.#add(gap.slice(0, gap.length - indent.length) + moved)
  }

  /** Indentation of the line of the source that contains an offset */
  #toSourceIndent(offset: number): string {
    const text = this.#text
    let lineStart = offset
    while (lineStart > 0 && text[lineStart - 1] !== '\n' && text[lineStart - 1] !== '\r')
      lineStart--
    INDENT.lastIndex = lineStart
    return INDENT.exec(text)![0]
  }

  /** Whether a line can be broken before a piece. */
  #isBreakable({ gap, piece }: Child, previous: Piece, { whiteSpace }: Place): boolean {
    if (whiteSpace === 'keep' || !this.#canStartLine(piece) || !this.#canEndLine(previous))
      return false
    return gap !== '' || (this.#isBlock(previous) && this.#isBlock(piece))
  }

  /** Whether Edge reads a piece at the start of a line as it does inside of one. */
  #canStartLine({ kind, from }: Piece): boolean {
    return kind !== 'raw' && kind !== 'line' && this.#text[from] !== '@'
  }

  #canEndLine({ kind }: Piece): boolean {
    return kind !== 'raw' && kind !== 'line'
  }

  /** Whether two blocks get lines of their own, because their parent no longer fits on one. */
  #isParted(previous: Piece, next: Piece, { isMoved }: Place): boolean {
    return isMoved && this.#isBlock(previous) && this.#isBlock(next)
  }

  #isBlock(piece: Piece): boolean {
    const tag = piece.kind === 'element' ? piece.open : piece
    return this.#isSound && tag.kind === 'tag' && this.#toDisplay(tag).isBlock
  }

  #toDisplay(tag: Tag): Display {
    if (!tag.isComponent) return toHtmlDisplay(tag.name)
    const layout = this.#layoutOf(tag.name)
    const { isBlock = false, slots = {}, others = 'keep' } = layout ?? {}
    const content = slots.main ?? others
    // A component with this prop renders the element that it names.
    const as = this.#findAttribute(tag, /^:?as(?==)/)
    if (as === null || content !== 'trim') return { isBlock, content }
    return toHtmlDisplay(/^as=["']?([\w-]+)/.exec(as)?.[1] ?? 'span')
  }

  #findAttribute({ attributes }: Tag, pattern: RegExp): string | null {
    const written = attributes?.map((attribute) => this.#written(attribute)) ?? []
    return written.find((one) => pattern.test(one)) ?? null
  }

  /** The length of what follows a piece on its line, up to the next place for a line break. */
  #toTail(children: readonly Child[], index: number, place: Place): number {
    let length = 0
    for (let at = index + 1; at < children.length; at++) {
      const { gap, piece } = children[at]!
      if (LINE_BREAK.test(gap)) return length
      if (this.#isBreakable(children[at]!, children[at - 1]!.piece, place)) return length
      length += gap.length + this.#toHead(piece)
      if (length > this.#width || this.#toFlat(piece) === null) return length
    }
    return length + place.tail
  }

  /** The length of the line on which a piece starts, up to the next place for a line break. */
  #toRun(children: readonly Child[], index: number, place: Place): number {
    const { piece } = children[index]!
    const isOneLine = this.#toFlat(piece) !== null
    return this.#toHead(piece) + (isOneLine ? this.#toTail(children, index, place) : 0)
  }

  /** The length of the first line of a piece. */
  #toHead(piece: Piece): number {
    const flat = this.#toFlat(piece)
    if (flat !== null) return flat.length
    if (piece.kind === 'tag' || piece.kind === 'element') {
      const tag = piece.kind === 'tag' ? piece : piece.open
      return this.#toFlatTag(tag)?.length ?? tag.nameEnd - tag.from
    }
    return this.#written(piece).search(/[\n\r]/)
  }

  /** Returns a piece on one line, or null if it has a line break that has to stay. */
  #toFlat(piece: Piece): string | null {
    let flat = this.#flat.get(piece)
    if (flat === undefined) this.#flat.set(piece, (flat = this.#findFlat(piece)))
    return flat
  }

  #findFlat(piece: Piece): string | null {
    if (piece.kind === 'tag') return this.#toFlatTag(piece)
    if (piece.kind !== 'element') {
      const written = this.#written(piece)
      return LINE_BREAK.test(written) ? null : written
    }
    const open = this.#toFlatTag(piece.open)
    const close = this.#toFlatTag(piece.close)
    const { children, end } = piece.content
    const parts = children.map(({ gap, piece }) => {
      const flat = LINE_BREAK.test(gap) ? null : this.#toFlat(piece)
      return flat === null ? null : gap + flat
    })
    if (open === null || close === null || parts.includes(null) || LINE_BREAK.test(end)) return null
    return [open, ...parts, end, close].join('')
  }

  /** Returns a tag on one line; null if its author broke it after its name, or it has to stay so. */
  #toFlatTag(tag: Tag): string | null {
    const { attributes, from, nameEnd, end } = tag
    if (!attributes?.length) {
      const written = this.#written(tag)
      return LINE_BREAK.test(written) ? null : written
    }
    const written = attributes.map((attribute) => this.#written(attribute))
    const isBroken = LINE_BREAK.test(this.#text.slice(nameEnd, attributes[0]!.from))
    if (isBroken || written.some((one) => LINE_BREAK.test(one))) return null
    return [this.#text.slice(from, nameEnd), ...written].join(' ') + (end === '>' ? '>' : ' />')
  }

  #printPiece(piece: Piece, place: Place): void {
    if (piece.kind === 'element') this.#printElement(piece, place)
    else if (piece.kind === 'tag') this.#printTag(piece, place, place.tail)
    else if (piece.kind === 'line' && piece.argument) this.#printLine(piece)
    else this.#add(this.#written(piece))
  }

  #printLine({ from, to, argument }: Extract<Piece, { kind: 'line' }>): void {
    const { from: start, to: end } = argument!
    this.#add(this.#text.slice(from, start))
    const source = this.#text.slice(start, end)
    this.#add(this.#format(source, this.#lineIndent, to - end) + this.#text.slice(end, to))
  }

  #format(source: string, indent: string, tail: number): string {
    const place = { column: this.#column, indent, unit: this.#unit, eol: this.#eol, tail }
    return formatExpression(source, { ...place, width: this.#width }) ?? source
  }

  /** Prints a tag, with an attribute per line if it does not fit. */
  #printTag(tag: Tag, { whiteSpace }: Place, tail: number): void {
    const flat = this.#toFlatTag(tag)
    const mayChange = tag.isComponent || whiteSpace !== 'keep'
    if (!tag.attributes?.length || !mayChange) this.#add(this.#written(tag))
    else if (flat !== null && this.#column + flat.length + tail <= this.#width) this.#add(flat)
    else if (this.#isHugged(tag)) this.#add(flat ?? this.#written(tag))
    else this.#printBroken(tag, tag.attributes)
  }

  /** Whether the only attribute of a tag stays beside the name, because a line of its own is no help. */
  #isHugged({ attributes, nameEnd }: Tag): boolean {
    const [only, ...others] = attributes!
    if (others.length || only!.value) return false
    if (LINE_BREAK.test(this.#text.slice(nameEnd, only!.from))) return false
    const written = this.#written(only!)
    const column = this.#lineIndent.length + this.#unit.length
    return LINE_BREAK.test(written) || column + written.length > this.#width
  }

  #printBroken({ from, nameEnd, end }: Tag, attributes: Attribute[]): void {
    const outer = this.#lineIndent
    const indent = outer + this.#unit
    this.#add(this.#text.slice(from, nameEnd))
    for (const { from, to, value } of attributes) {
      this.#add(this.#eol + indent)
      if (!value) this.#add(this.#text.slice(from, to))
      else {
        this.#add(this.#text.slice(from, value.from))
        this.#add(this.#format(this.#written(value), indent, to - value.to))
        this.#add(this.#text.slice(value.to, to))
      }
    }
    this.#add(this.#eol + outer + end)
  }

  #printElement(element: Element, place: Place): void {
    const { open, close, content } = element
    const { children, end } = content
    const closing = this.#written(close)
    const inner = this.#toInner(element, place)
    const indent = this.#lineIndent
    if (this.#isApart(element, inner, place.tail)) {
      const [first, ...others] = children as [Child, ...Child[]]
      const isMoved = !LINE_BREAK.test(first.gap)
      const gap = isMoved ? this.#eol + indent + this.#unit : first.gap
      const shift = { from: this.#toSourceIndent(open.from), to: indent }
      this.#printTag(open, place, 0)
      this.#printContent(
        { children: [{ ...first, gap }, ...others], end },
        {
          ...inner,
          indent: indent + this.#unit,
          tail: 0,
          isMoved,
          shift: isMoved ? NO_SHIFT : shift,
        },
      )
      if (LINE_BREAK.test(end)) this.#printGap(end, inner.whiteSpace, shift, children.at(-1)?.piece)
      else this.#add(this.#eol + indent)
    } else {
      const contentTail = end ? 0 : closing.length + place.tail
      const ofContent = { ...inner, indent: indent + this.#unit, tail: contentTail }
      const first = children[0]
      const head = !first ? contentTail : first.gap ? 0 : this.#toRun(children, 0, ofContent)
      this.#printTag(open, place, head)
      this.#printContent(content, ofContent)
      if (LINE_BREAK.test(end))
        this.#printGap(end, inner.whiteSpace, place.shift, children.at(-1)?.piece)
      else this.#add(end)
    }
    this.#add(closing)
  }

  /** Whether the content of an element gets lines of its own. */
  #isApart(element: Element, inner: Place, tail: number): boolean {
    const { children, end } = element.content
    const first = children[0]
    const last = children.at(-1)
    if (!first || !last || inner.whiteSpace === 'keep') return false
    if (LINE_BREAK.test(first.gap) && LINE_BREAK.test(end)) return true
    if (!this.#canStartLine(first.piece) || !this.#canEndLine(last.piece)) return false
    // White space between slots is the main slot: none is added.
    const isTrimmed =
      this.#isSound && inner.whiteSpace === 'trim' && !children.some(({ piece }) => isSlot(piece))
    if (!isTrimmed && (!first.gap || !end)) return false
    const flat = this.#toFlat(element)
    if (flat !== null) return this.#column + flat.length + tail > this.#width
    const open = this.#toFlatTag(element.open)
    if (open === null || LINE_BREAK.test(first.gap)) return true
    const head = this.#toRun(children, 0, inner)
    return this.#column + open.length + first.gap.length + head > this.#width
  }

  #toInner({ open }: Element, place: Place): Place {
    const { name, isComponent } = open
    if (isSlot(open)) {
      const { slots = {}, others = 'keep' } = place.component ?? {}
      const whiteSpace = slots[this.#toSlotName(open)] ?? others
      return { ...place, whiteSpace: join(place.whiteSpace, whiteSpace), component: undefined }
    }
    const { content } = this.#toDisplay(open)
    const component = isComponent ? this.#layoutOf(name) : undefined
    return { ...place, whiteSpace: join(place.whiteSpace, content), component }
  }

  #toSlotName(tag: Tag): string {
    const [, inTag] = /^<x-slot:(.+)/.exec(this.#text.slice(tag.from, tag.nameEnd)) ?? []
    return inTag ?? this.#findAttribute(tag, /^name=/)?.replace(/^name=|["']/g, '') ?? ''
  }
}

/** Lists the tags that need another one and have none in the same branch of an Edge block. */
function listLoneTags({ children }: Content): Tag[] {
  return children.flatMap(({ piece }) => {
    if (piece.kind === 'element') return listLoneTags(piece.content)
    return piece.kind === 'tag' && !isWhole(piece) ? piece : []
  })
}

function isSlot(piece: Piece): boolean {
  const tag = piece.kind === 'element' ? piece.open : piece
  return tag.kind === 'tag' && /^x-slot(?::|$)/.test(tag.name)
}

/** White space that has to stay outside has to stay inside. */
function join(outer: WhiteSpace, inner: WhiteSpace): WhiteSpace {
  return outer === 'keep' ? 'keep' : inner
}

/** Finds what a template is indented with: tabs, or four or two spaces. */
function findUnit(text: string): string {
  const indents = Array.from(text.matchAll(/^[ \t]+(?=\S)/gm), ([indent]) => indent)
  if (indents[0]?.startsWith('\t')) return '\t'
  const isFour = indents.length > 0 && indents.every(({ length }) => length % 4 === 0)
  return isFour ? '    ' : '  '
}
