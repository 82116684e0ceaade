import { compileTag, type CompiledTag } from './compile-tag.ts'
import { createColumns, type Columns } from '../scan/columns.ts'
import type { Position } from '../scan/positions.ts'
import type { IsEdgeTag } from '../../template/edge-syntax.ts'
import { scanTemplate, type ScannedTag } from '../scan/template.ts'

/** A tag that was taken out of the text, with everything needed to compile it. */
export interface ReplacedTag extends ScannedTag, CompiledTag {
  /** Text before the tag that is taken out too: a `{` would join the placeholder's braces. */
  lead: string
  /** Blanks between the tag and the line break, which Edge's lexer would drop after a mustache. */
  trail: string
}

/** The `@<` of an escaped tag, printed as `<`. */
export interface ReplacedEscape extends Position {
  kind: 'escape'
  lead: string
}

/** A text with placeholders instead of tags. */
export interface ReplacedText {
  text: string
  /** Indexed by the numbers of the placeholders. */
  pieces: (ReplacedTag | ReplacedEscape)[]
  /** The original texts, by the same numbers. */
  sources: string[]
  /** Returns the original column of text after the placeholders. */
  columns: Columns
}

/** What `replaceTags` needs besides the text. */
export interface ReplaceOptions {
  filename: string
  namespaces: readonly string[]
  isEdgeTag: IsEdgeTag
  async: boolean
  /** Start of the content of each placeholder. */
  marker: string
  /** Returns the path of a component's template, or throws. */
  resolve: (tag: ScannedTag) => string
  /** Whether a tag passes on how its attributes are written, as in development. */
  isTraced: (tag: ScannedTag) => boolean
}

/**
 * Replaces each tag with a mustache that holds its number. The mustache has as many line breaks as
 * the tag, so that all other lines keep their numbers. Throws an EdgeError at the first malformed
 * tag.
 */
export function replaceTags(text: string, options: ReplaceOptions): ReplacedText {
  const { tags, escapes, positionOf } = scanTemplate(text, options)
  const escaped = escapes.map((from) => ({ kind: 'escape' as const, from, to: from + '@<'.length }))
  const compile = (tag: ScannedTag) =>
    compileTag(text, tag, { ...options, isTraced: options.isTraced(tag), positionOf })
  const found = [...tags, ...escaped].sort((a, b) => a.from - b.from)
  const pieces: ReplacedText['pieces'] = []
  const sources: string[] = []
  const ends: { before: number; after: number }[] = []
  let out = ''
  let last = 0
  for (const piece of found) {
    const { from, to } = piece
    const lead = findLead(text, last, from)
    out += text.slice(last, from - lead.length)
    const isEscape = piece.kind === 'escape'
    const trail = isEscape ? '' : findTrail(text, to)
    last = to + trail.length
    const lineBreaks = '\n'.repeat(isEscape ? 0 : piece.endLine - piece.line)
    out += `{{{ ${options.marker}${pieces.length}${lineBreaks} }}}`
    pieces.push(
      isEscape
        ? { kind: piece.kind, ...positionOf(from), lead }
        : { ...piece, ...compile(piece), lead, trail },
    )
    sources.push(text.slice(from - lead.length, last))
    ends.push({ before: last, after: out.length })
  }
  out += text.slice(last)
  return { text: out, pieces, sources, columns: createColumns(text, out, ends) }
}

/** Finds a `{` that would join the placeholder's braces, or an `@` that would escape them. */
function findLead(text: string, from: number, to: number): string {
  let start = to
  while (start > from && (text[start - 1] === '{' || text[start - 1] === '@')) start--
  return text.slice(start, to)
}

const BLANKS = /[^\S\r\n]+(?=[\r\n]|$)/y

function findTrail(text: string, from: number): string {
  BLANKS.lastIndex = from
  return BLANKS.exec(text)?.[0] ?? ''
}
