import { checkIgnores } from './check-ignores.ts'
import { checkSpelling } from './check-spelling.ts'
import { checkTags } from './check-tags.ts'
import { checkTree } from './check-tree.ts'
import type { TemplateProblem, Place, Report } from './template-problem.ts'
import { rules } from './rules.ts'
import { toCheckedLibrary, type CheckedCatalog } from './to-checked-library.ts'
import { toCheckedText } from './to-checked-text.ts'

/** What is known of a template beside its text. */
export type CheckOptions = {
  /** Whether other templates include it: a parent that it needs may stand there */
  isPartial?: boolean
}

const MARK = '\uFEFF'

/**
 * Lists what is wrong with a template, in the order of its text, without running anything: what the
 * tag compiler refuses, and what components of the catalog are used as they are not.
 */
export function checkTemplate(
  template: string,
  catalog: CheckedCatalog,
  { isPartial = false }: CheckOptions = {},
): TemplateProblem[] {
  const library = toCheckedLibrary(catalog)
  const offset = template.startsWith(MARK) ? MARK.length : 0
  const text = toCheckedText(template.slice(offset), library.namespace)
  const found: { from: number; finding: TemplateProblem }[] = []
  const toPlace = ({ from, to }: { from: number; to: number }): Place => {
    const start = text.positionOf(from)
    const end = text.positionOf(to)
    return { line: start.line, col: start.col + 1, endLine: end.line, endCol: end.col + 1 }
  }
  const report: Report = (rule, place, { severity, message, suggestion, fix }) => {
    const finding: TemplateProblem = {
      rule,
      severity: severity ?? rules[rule].severity,
      ...toPlace(place),
      message,
      ...(suggestion !== undefined && { suggestion }),
      ...(fix && {
        fix: fix.map(({ from, to, text }) => ({
          from: from + offset,
          to: to + offset,
          ...toPlace({ from, to }),
          text,
        })),
      }),
    }
    found.push({ from: place.from, finding })
  }
  checkSpelling(text, library, report)
  const tags = checkTags(text, library, report)
  checkTree(text, tags, { library, isPartial }, report)
  const isSilenced = checkIgnores(
    text.text,
    library.namespace,
    found.map(({ finding }) => finding),
    report,
  )
  return found
    .filter(({ finding }) => !isSilenced(finding))
    .sort((a, b) => a.from - b.from)
    .map(({ finding }) => finding)
}
