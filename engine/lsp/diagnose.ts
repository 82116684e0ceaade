import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  type Range as EditRange,
} from 'vscode-languageserver/node.js'
import type { ProjectNames } from '../check/check-names.ts'
import { checkTemplate } from '../check/check-template.ts'
import { isPartial } from '../tags/runtime/root-template.ts'
import type { Place, TemplateProblem } from '../check/template-problem.ts'
import type { Catalog } from '../schema/catalog.ts'

/** A problem of a template as editors show it, with what is needed to fix it. */
export type Diagnosed = { problem: TemplateProblem; diagnostic: Diagnostic }

/** Lists the problems that the check finds in a template. */
export function diagnose(
  text: string,
  file: string,
  catalog: Catalog,
  names: ProjectNames,
): Diagnosed[] {
  return checkTemplate(text, catalog, { isPartial: isPartial(file), names }).map((problem) => ({
    problem,
    diagnostic: {
      range: toRange(problem),
      severity:
        problem.severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
      source: catalog.library.name,
      code: problem.rule,
      message: [problem.message, problem.suggestion].filter(Boolean).join('\n'),
    },
  }))
}

function toRange({ line, col, endLine, endCol }: Place): EditRange {
  return {
    start: { line: line - 1, character: col - 1 },
    end: { line: endLine - 1, character: endCol - 1 },
  }
}

/** Lists the quick fixes of problems that overlap a range. */
export function toQuickFixes(
  found: readonly Diagnosed[],
  uri: string,
  range: EditRange,
): CodeAction[] {
  return found.flatMap(({ problem, diagnostic }) => {
    if (!problem.fix || !overlaps(diagnostic.range, range)) return []
    const texts = [...new Set(problem.fix.map(({ text }) => text))]
    return {
      title: `Write ${texts.join(', ')}`,
      kind: CodeActionKind.QuickFix,
      isPreferred: true,
      diagnostics: [diagnostic],
      edit: {
        changes: {
          [uri]: problem.fix.map((edit) => ({ range: toRange(edit), newText: edit.text })),
        },
      },
    }
  })
}

function overlaps(one: EditRange, other: EditRange): boolean {
  const isBefore = (a: EditRange['start'], b: EditRange['start']) =>
    a.line < b.line || (a.line === b.line && a.character < b.character)
  return !isBefore(one.end, other.start) && !isBefore(other.end, one.start)
}
