import type { RuleId, Severity } from './rules.ts'

/** Text to put in place of what is between two offsets. */
export type Edit = { from: number; to: number; text: string }

/** Where something begins, and where the character after it is; all from 1, in UTF-16 units. */
export type Place = { line: number; col: number; endLine: number; endCol: number }

/** Something wrong in a template. A byte order mark has no column. */
export type TemplateProblem = Place & {
  rule: RuleId
  severity: Severity
  message: string
  /** What to do about it, as a sentence */
  suggestion?: string
  /** Edits that put it right without changing anything else; offsets are in the whole text */
  fix?: (Edit & Place)[]
}

/** What a check found, before its place is told by line and column. */
export type Report = (
  rule: RuleId,
  place: { from: number; to: number },
  found: { message: string; suggestion?: string; fix?: Edit[]; severity?: Severity },
) => void

/** One template after its check. */
export type CheckedFile = { file: string; problems: TemplateProblem[]; fixed: TemplateProblem[] }

/** What a check of several templates came to. */
export type CheckReport = {
  files: CheckedFile[]
  errors: number
  warnings: number
  fixed: number
  /** Lines about what could not be checked or written */
  failures: string[]
}

/** Counts what a check found. */
export function toCheckReport(files: CheckedFile[], failures: string[]): CheckReport {
  const problems = files.flatMap((file) => file.problems)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const fixed = files.reduce((count, file) => count + file.fixed.length, 0)
  return { files, errors, warnings: problems.length - errors, fixed, failures }
}
