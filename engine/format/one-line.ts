import type { Piece, Tag } from './parse-template.ts'

export const LINE_BREAK = /[\n\r]/

/** Returns the pieces of a template on one line, where that is possible. */
export class OneLine {
  readonly #text: string
  readonly #flat = new Map<Piece, string | null>()

  constructor(text: string) {
    this.#text = text
  }

  /** The length of the first line of a piece. */
  toHead(piece: Piece): number {
    const flat = this.toFlat(piece)
    if (flat !== null) return flat.length
    if (piece.kind === 'tag' || piece.kind === 'element') {
      const tag = piece.kind === 'tag' ? piece : piece.open
      return this.toFlatTag(tag)?.length ?? tag.nameEnd - tag.from
    }
    return this.#written(piece).search(/[\n\r]/)
  }

  /** Returns a piece on one line, or null if it has a line break that has to stay. */
  toFlat(piece: Piece): string | null {
    let flat = this.#flat.get(piece)
    if (flat === undefined) this.#flat.set(piece, (flat = this.#findFlat(piece)))
    return flat
  }

  #findFlat(piece: Piece): string | null {
    if (piece.kind === 'tag') return this.toFlatTag(piece)
    if (piece.kind !== 'element') {
      const written = this.#written(piece)
      return LINE_BREAK.test(written) ? null : written
    }
    const open = this.toFlatTag(piece.open)
    const close = this.toFlatTag(piece.close)
    const { children, end } = piece.content
    const parts = children.map(({ gap, piece }) => {
      const flat = LINE_BREAK.test(gap) ? null : this.toFlat(piece)
      return flat === null ? null : gap + flat
    })
    if (open === null || close === null || parts.includes(null) || LINE_BREAK.test(end)) return null
    return [open, ...parts, end, close].join('')
  }

  /** Returns a tag on one line; null if its author broke it after its name, or it has to stay so. */
  toFlatTag(tag: Tag): string | null {
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

  #written({ from, to }: { from: number; to: number }): string {
    return this.#text.slice(from, to)
  }
}
