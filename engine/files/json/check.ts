import type { CheckedFile, CheckReport, TemplateProblem } from '../../check/template-problem.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { CheckFile } from '../../schema/files.ts'
import { toFileHead } from './json-file.ts'
import { toDocsUrl } from '../../catalog/urls.ts'
import type { RuleId } from '../../schema/rules.ts'

/** Generates the JSON of a check report: every problem with its file, in the order of the files. */
export function toCheckFile(catalog: Catalog, report: CheckReport): CheckFile {
  const toEntry = (file: string) => (problem: TemplateProblem) => {
    const helpUrl = findRuleUrl(catalog, problem.rule)
    const { rule, severity, line, col, endLine, endCol, message, suggestion, fix } = problem
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
  const list = (key: 'problems' | 'fixed') =>
    report.files.flatMap((one: CheckedFile) => one[key].map(toEntry(one.file)))
  return {
    ...toFileHead(catalog, 'check'),
    files: report.files.length,
    errors: report.errors,
    warnings: report.warnings,
    findings: list('problems'),
    fixed: list('fixed'),
    problems: report.failures,
  }
}

/** Returns the URL of a rule's page, or null if the documentation has none. */
export function findRuleUrl(
  { library, routes }: Pick<Catalog, 'library' | 'routes'>,
  rule: RuleId,
): string | null {
  const path = `/rules/${rule}`
  return routes.some((route) => route.path === path) ? toDocsUrl(library, path) : null
}
