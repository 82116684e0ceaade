import type { RuleId, Severity } from '../schema/rules.ts'

/** Text that replaces the range between two offsets. */
export type Edit = { from: number; to: number; text: string }

/** Start of a range, and the position after its last character. All from 1, in UTF-16 units. */
export type Place = { line: number; col: number; endLine: number; endCol: number }

/** A problem in a template. A byte order mark does not count as a column. */
export type TemplateProblem = Place & {
  rule: RuleId
  severity: Severity
  message: string
  /** How to fix it, as a sentence */
  suggestion?: string
  /** Edits that fix it without changing anything else; offsets refer to the whole text */
  fix?: (Edit & Place)[]
}

/** Reports a problem, with offsets instead of lines and columns. */
export type Report = (
  rule: RuleId,
  place: { from: number; to: number },
  found: { message: string; suggestion?: string; fix?: Edit[]; severity?: Severity },
) => void

/** One checked template. */
export type CheckedFile = { file: string; problems: TemplateProblem[]; fixed: TemplateProblem[] }

/** The result of checking several templates. */
export type CheckReport = {
  files: CheckedFile[]
  errors: number
  warnings: number
  fixed: number
  /** Messages about templates that could not be checked or written */
  failures: string[]
}

/** Counts the problems of the checked templates. */
export function toCheckReport(files: CheckedFile[], failures: string[]): CheckReport {
  const problems = files.flatMap((file) => file.problems)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const fixed = files.reduce((count, file) => count + file.fixed.length, 0)
  return { files, errors, warnings: problems.length - errors, fixed, failures }
}
