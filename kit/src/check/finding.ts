import type { RuleId, Severity } from './rules.ts'

/** Text to put in place of what is between two offsets. */
export type Edit = { from: number; to: number; text: string }

/** Something wrong in a template. */
export type Finding = {
  rule: RuleId
  severity: Severity
  /** From 1, as the columns, which count UTF-16 units; a byte order mark has none */
  line: number
  col: number
  endLine: number
  /** After the last character */
  endCol: number
  message: string
  /** What to do about it, as a sentence */
  suggestion?: string
  /** Edits that put it right without changing anything else */
  fix?: Edit[]
}

/** What a check found, before its place is told by line and column. */
export type Report = (
  rule: RuleId,
  place: { from: number; to: number },
  found: { message: string; suggestion?: string; fix?: Edit[]; severity?: Severity },
) => void
