import { findLineStart } from './find-line-start.ts'
import { formatExpression } from './format-expression.ts'
import { LINE_BREAK, OneLine } from './one-line.ts'
import type { Attribute, Child, Content, Element, Piece, Tag } from './parse-template.ts'
import type { SpaceRules, Surrounding } from './space-rules.ts'

const INDENT = /[ \t]*/y

/** Indentation of the source, and what replaces it after an element moved to another line. */
type Shift = { from: string; to: string }

const NO_SHIFT = { from: '', to: '' }

/** Where a content is printed. */
type Place = Surrounding & {
  /** Indentation of lines that are added */
  indent: string
  shift: Shift
  /** Whether the first piece was not the first on its line, and now is */
  isMoved: boolean
  /** Number of characters that follow the content on its last line */
  tail: number
}

/** Prints the tree of a template, with line breaks where a line is too long. */
export class Printer {
  /** Everything before the line that is being printed */
  readonly #before: string[] = []
  #line = ''
  /** Indentation of the line that is being printed */
  #lineIndent = ''
  readonly #text: string
  readonly #rules: SpaceRules
  readonly #oneLine: OneLine
  readonly #width: number
  readonly #unit: string
  readonly #eol: string

  constructor(text: string, rules: SpaceRules, width: number) {
    this.#text = text
    this.#rules = rules
    this.#oneLine = new OneLine(text)
    this.#width = width
    this.#unit = findUnit(text)
    this.#eol = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'
  }

  print(content: Content): string {
    const place = { indent: '', shift: NO_SHIFT, isMoved: false, tail: 0 }
    this.#printContent(content, { ...this.#rules.root, ...place })
    return this.#before.join('') + this.#line + content.end
  }

  #add(text: string): void {
    const lineStart = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1
    if (lineStart > 0) {
      this.#before.push(this.#line, text.slice(0, lineStart))
      this.#line = ''
      this.#lineIndent = ''
    }
    const added = text.slice(lineStart)
    // A line may be long, so it is not read again for each piece.
    if (this.#line.length === this.#lineIndent.length) this.#lineIndent += toIndent(added, 0)
    this.#line += added
  }

  get #column(): number {
    return this.#line.length
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
        this.#rules.isBreakable(child, previous!, place) &&
        (this.#isParted(previous!, piece, place) ||
          this.#column + gap.length + this.#toRun(children, index, place) > this.#width)
      ) {
        isMoved = true
        this.#add(this.#eol + indent)
      } else this.#add(gap)
      const moved = isMoved && { from: this.#toSourceIndent(piece.from), to: this.#lineIndent }
      this.#printPiece(piece, { ...place, indent, tail, shift: moved || shift, isMoved: false })
    }
  }

  /** Prints white space with a line break, with the indentation of its new place. */
  #printGap(
    gap: string,
    whiteSpace: Surrounding['whiteSpace'],
    shift: Shift,
    previous?: Piece,
  ): void {
    // After `~`, Edge leaves the line break out, so that the indentation is all there is.
    const isJoined = previous?.kind === 'line' && this.#text[previous.to - 1] === '~'
    const [indent] = /[^\n\r]*$/.exec(gap)!
    const isShifted = whiteSpace !== 'keep' && !isJoined && indent.startsWith(shift.from)
    const moved = isShifted ? shift.to + indent.slice(shift.from.length) : indent
    this.#add(gap.slice(0, gap.length - indent.length) + moved)
  }

  /** Indentation of the line of the source that contains an offset */
  #toSourceIndent(offset: number): string {
    return toIndent(this.#text, findLineStart(this.#text, offset))
  }

  /** Whether two blocks get lines of their own, because their parent no longer fits on one. */
  #isParted(previous: Piece, next: Piece, { isMoved }: Place): boolean {
    return isMoved && this.#rules.isBlock(previous) && this.#rules.isBlock(next)
  }

  /** The length of what follows a piece on its line, up to the next place for a line break. */
  #toTail(children: readonly Child[], index: number, place: Place): number {
    let length = 0
    for (let at = index + 1; at < children.length; at++) {
      const { gap, piece } = children[at]!
      if (LINE_BREAK.test(gap)) return length
      if (this.#rules.isBreakable(children[at]!, children[at - 1]!.piece, place)) return length
      length += gap.length + this.#oneLine.toHead(piece)
      if (length > this.#width || this.#oneLine.toFlat(piece) === null) return length
    }
    return length + place.tail
  }

  /** The length of the line on which a piece starts, up to the next place for a line break. */
  #toRun(children: readonly Child[], index: number, place: Place): number {
    const { piece } = children[index]!
    const isOneLine = this.#oneLine.toFlat(piece) !== null
    return this.#oneLine.toHead(piece) + (isOneLine ? this.#toTail(children, index, place) : 0)
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
    const flat = this.#oneLine.toFlatTag(tag)
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
    const inner: Place = { ...place, ...this.#rules.toInner(element, place) }
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
      const run = !first ? contentTail : first.gap ? 0 : this.#toRun(children, 0, ofContent)
      const head = this.#toWhole(element, contentTail) ?? run
      this.#printTag(open, place, head)
      this.#printContent(content, ofContent)
      if (LINE_BREAK.test(end))
        this.#printGap(end, inner.whiteSpace, place.shift, children.at(-1)?.piece)
      else this.#add(end)
    }
    this.#add(closing)
  }

  /**
   * The length of the content and closing tag of an element that starts its line, if they fit on one:
   * attributes on lines of their own are easier to read than a broken text.
   */
  #toWhole({ content, close }: Element, tail: number): number | null {
    if (this.#column > this.#lineIndent.length || !close) return null
    const texts = content.children.map(({ gap, piece }) => [gap, this.#oneLine.toFlat(piece)])
    if (texts.some(([gap, flat]) => flat === null || LINE_BREAK.test(gap!))) return null
    const length = texts.flat().join('').length + content.end.length + tail
    return this.#column + 1 + length <= this.#width ? length : null
  }

  /** Whether the content of an element gets lines of its own. */
  #isApart(element: Element, inner: Place, tail: number): boolean {
    const { content, open } = element
    const [first] = content.children
    if (!first || inner.whiteSpace === 'keep') return false
    if (LINE_BREAK.test(first.gap) && LINE_BREAK.test(content.end)) return true
    if (!this.#rules.canBeApart(content, inner.whiteSpace)) return false
    const flat = this.#oneLine.toFlat(element)
    if (flat !== null) return this.#column + flat.length + tail > this.#width
    const flatOpen = this.#oneLine.toFlatTag(open)
    if (flatOpen === null || LINE_BREAK.test(first.gap)) return true
    const head = this.#toRun(content.children, 0, inner)
    return this.#column + flatOpen.length + first.gap.length + head > this.#width
  }
}

/** Returns the spaces and tabs at an offset of a text. */
function toIndent(text: string, at: number): string {
  INDENT.lastIndex = at
  return INDENT.exec(text)![0]
}

/** Finds what a template is indented with: tabs, or four or two spaces. */
function findUnit(text: string): string {
  const indents = Array.from(text.matchAll(/^[ \t]+(?=\S)/gm), ([indent]) => indent)
  if (indents[0]?.startsWith('\t')) return '\t'
  const isFour = indents.length > 0 && indents.every(({ length }) => length % 4 === 0)
  return isFour ? '    ' : '  '
}
