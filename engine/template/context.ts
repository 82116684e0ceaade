import type { Inline, Range, Tag } from './tree.ts'

/** A start or end tag, before it is joined with the other one. */
export type TagPiece = Range & { type: 'tag'; isClose: boolean; isComponent: boolean; tag: Tag }

/** A part of a template, before tags are joined to elements. */
export type Piece = Inline | TagPiece

/** The pieces of a part of a text, and where it ends: at its end, or at that of the text. */
export type Pieces = { pieces: Piece[]; to: number; isEnded: boolean }

/** What is read in a part of a template. */
export type Context = {
  /** Which tags are elements here */
  tags: 'all' | 'components' | 'none'
  /** Matches where the part ends, and nothing else; null at the end of the text */
  end: RegExp | null
  /** Matches where a piece can start, or the part can end */
  stop: RegExp
}

const MUSTACHE = '\\{\\{'
const LINE_TAG = '(?<![^\\r\\n])[^\\S\\r\\n]*@'

/**
 * Creates a context with mustaches and Edge tags.
 * @param starts the characters with which its end starts, for a character class
 */
export function toContext(tags: Context['tags'], starts = '', end: RegExp | null = null): Context {
  const stops = [tags === 'none' ? '' : '<', starts && `[${starts}]`, MUSTACHE, LINE_TAG]
  return { tags, end, stop: new RegExp(stops.filter(Boolean).join('|'), 'g') }
}

/** Creates a context with mustaches alone. */
export function toMustacheContext(starts: string, end: RegExp): Context {
  return { tags: 'none', end, stop: new RegExp(`[${starts}]|${MUSTACHE}`, 'g') }
}
