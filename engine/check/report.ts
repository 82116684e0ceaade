import type { TemplateProblem } from './template-problem.ts'

/** One template after its check. */
export type CheckedFile = { file: string; findings: TemplateProblem[]; fixed: TemplateProblem[] }

/** What a check of several templates came to. */
export type CheckReport = {
  files: CheckedFile[]
  errors: number
  warnings: number
  fixed: number
  /** Lines about what could not be checked or written */
  problems: string[]
}

/** Counts what a check found. */
export function toCheckReport(files: CheckedFile[], problems: string[]): CheckReport {
  const findings = files.flatMap((file) => file.findings)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const fixed = files.reduce((count, file) => count + file.fixed.length, 0)
  return { files, errors, warnings: findings.length - errors, fixed, problems }
}
