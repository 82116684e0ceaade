import { compileTag, type CompiledTag } from './compile-tag.ts'
import { createColumns, type Columns } from '../scan/columns.ts'
import type { Position } from '../scan/positions.ts'
import type { IsEdgeTag } from '../scan/edge-syntax.ts'
import { scanTemplate, type ScannedTag } from '../scan/template.ts'

/** A tag that has been taken out of the text, with all that is needed to compile it. */
export interface ReplacedTag extends ScannedTag, CompiledTag {
  /** Text before the tag that had to be taken along: a `{` would join the placeholder's braces. */
  lead: string
  /** Blanks after the tag at the end of a line: after a mustache Edge's lexer drops them. */
  trail: string
}

/** An `@<` before the name of a tag, which is to be printed as `<`. */
export interface ReplacedEscape extends Position {
  kind: 'escape'
  lead: string
}

/** A text in which placeholders stand for tags. */
export interface ReplacedText {
  text: string
  /** By the numbers of the placeholders. */
  pieces: (ReplacedTag | ReplacedEscape)[]
  /** What was there before, by the same numbers. */
  sources: string[]
  /** Where what follows the placeholders was before. */
  columns: Columns
}

/** What replacing needs to know of the file and the library. */
export interface ReplaceOptions {
  filename: string
  namespaces: readonly string[]
  isEdgeTag: IsEdgeTag
  async: boolean
  /** Starts the content of each placeholder. */
  marker: string
  /** Returns the path of a component's template, or throws. */
  resolve: (tag: ScannedTag) => string
}

/**
 * Replaces each tag by a mustache that holds its number, with as many line breaks as the tag had,
 * so that no other line moves. Throws an EdgeError at the first malformed tag.
 */
export function replaceTags(text: string, options: ReplaceOptions): ReplacedText {
  const { tags, escapes, positionOf } = scanTemplate(text, options)
  const escaped = escapes.map((from) => ({ kind: 'escape' as const, from, to: from + '@<'.length }))
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
        : { ...piece, ...compileTag(text, piece, { ...options, positionOf }), lead, trail },
    )
    sources.push(text.slice(from - lead.length, last))
    ends.push({ before: last, after: out.length })
  }
  out += text.slice(last)
  return { text: out, pieces, sources, columns: createColumns(text, out, ends) }
}

/** A `{` before the placeholder would join its braces, and an `@` would escape them. */
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
