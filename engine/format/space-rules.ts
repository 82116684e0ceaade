import {
  type ComponentLayout,
  type Display,
  type LayoutOf,
  toHtmlDisplay,
  type WhiteSpace,
} from './display.ts'
import {
  type Child,
  type Content,
  type Element,
  isWhole,
  type Piece,
  type Tag,
} from './parse-template.ts'

/** What decides whether white space between pieces is shown. */
export type Surrounding = {
  whiteSpace: WhiteSpace
  /** The component around them, which names its slots */
  component: ComponentLayout | undefined
}

/** Decides where white space can be added to a template or changed, because it is not shown. */
export class SpaceRules {
  readonly #text: string
  readonly #layoutOf: LayoutOf
  /** Whether all tags are in pairs. Parsers repair others, which depends on white space. */
  readonly #isSound: boolean
  /** What the template as a whole does. */
  readonly root: Surrounding

  constructor(text: string, content: Content, layoutOf: LayoutOf) {
    this.#text = text
    this.#layoutOf = layoutOf
    const lone = listLoneTags(content)
    this.#isSound = lone.length === 0
    // Nobody knows where the content of these ends, or which element this is: `<{{ as }}>`.
    const isKept = lone.some((tag) => !tag.isClose && this.#toDisplay(tag).content === 'keep')
    const whiteSpace = isKept || /<\/?\{\{/.test(text) ? 'keep' : 'collapse'
    this.root = { whiteSpace, component: undefined }
  }

  /** Whether a line can be broken before a piece. */
  isBreakable({ gap, piece }: Child, previous: Piece, { whiteSpace }: Surrounding): boolean {
    if (whiteSpace === 'keep' || !this.#canStartLine(piece) || !this.#canEndLine(previous))
      return false
    return gap !== '' || (this.isBlock(previous) && this.isBlock(piece))
  }

  /** Whether Edge reads a piece at the start of a line as it does inside of one. */
  #canStartLine({ kind, from }: Piece): boolean {
    return kind !== 'raw' && kind !== 'line' && this.#text[from] !== '@'
  }

  #canEndLine({ kind }: Piece): boolean {
    return kind !== 'raw' && kind !== 'line'
  }

  /** Whether a piece is a block, around which white space is not shown. */
  isBlock(piece: Piece): boolean {
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

  /** Whether white space can be added at the start and at the end of a content. */
  canBeApart({ children, end }: Content, whiteSpace: WhiteSpace): boolean {
    const first = children[0]
    const last = children.at(-1)
    if (!first || !last || whiteSpace === 'keep') return false
    if (!this.#canStartLine(first.piece) || !this.#canEndLine(last.piece)) return false
    // White space between slots is the main slot: none is added.
    const hasSlot = children.some(({ piece }) => isSlot(piece))
    if (this.#isSound && whiteSpace === 'trim' && !hasSlot) return true
    return first.gap !== '' && end !== ''
  }

  /** Returns what happens to white space in an element. */
  toInner({ open }: Element, around: Surrounding): Surrounding {
    const { name, isComponent } = open
    if (isSlot(open)) {
      const { slots = {}, others = 'keep' } = around.component ?? {}
      const whiteSpace = slots[this.#toSlotName(open)] ?? others
      return { whiteSpace: join(around.whiteSpace, whiteSpace), component: undefined }
    }
    const { content } = this.#toDisplay(open)
    const component = isComponent ? this.#layoutOf(name) : undefined
    return { whiteSpace: join(around.whiteSpace, content), component }
  }

  #toSlotName(tag: Tag): string {
    const [, inTag] = /^<x-slot:(.+)/.exec(this.#text.slice(tag.from, tag.nameEnd)) ?? []
    return inTag ?? this.#findAttribute(tag, /^name=/)?.replace(/^name=|["']/g, '') ?? ''
  }

  #written({ from, to }: { from: number; to: number }): string {
    return this.#text.slice(from, to)
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
