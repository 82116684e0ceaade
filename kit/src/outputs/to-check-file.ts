import { findRuleUrl } from '../check/find-rule-url.ts'
import type { TemplateProblem } from '../check/template-problem.ts'
import type { CheckedFile, CheckReport } from '../check/to-check-report.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { CheckFile } from '../schema/files.ts'
import { toFileHead } from './to-file-head.ts'

/** A report as JSON: every finding with its file, in the order of the files. */
export function toCheckFile(catalog: Catalog, report: CheckReport): CheckFile {
  const toEntry = (file: string) => (finding: TemplateProblem) => {
    const helpUrl = findRuleUrl(catalog, finding.rule)
    const { rule, severity, line, col, endLine, endCol, message, suggestion, fix } = finding
    return {
      file,
      rule,
      severity,
      line,
      col,
      endLine,
      endCol,
      message,
      ...(suggestion !== undefined && { suggestion }),
      ...(helpUrl !== null && { helpUrl }),
      ...(fix && { fix }),
    }
  }
  const list = (key: 'findings' | 'fixed') =>
    report.files.flatMap((one: CheckedFile) => one[key].map(toEntry(one.file)))
  return {
    ...toFileHead(catalog, 'check'),
    files: report.files.length,
    errors: report.errors,
    warnings: report.warnings,
    findings: list('findings'),
    fixed: list('fixed'),
    problems: report.problems,
  }
}
