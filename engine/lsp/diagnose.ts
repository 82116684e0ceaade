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
import { MAX_SIZE, TOO_LARGE } from '../io/read-template.ts'
import type { Catalog } from '../schema/catalog.ts'

/**
 * A problem of a template as editors show it, with what is needed to fix it; null if the template
 * was not checked.
 */
export type Diagnosed = { problem: TemplateProblem | null; diagnostic: Diagnostic }

/** Whether a document is too large to work with. Each answer would take seconds. */
export function isTooLarge(text: string): boolean {
  return text.length > MAX_SIZE
}

/** Lists the problems that the check finds in a template. One that is too large has only that one. */
export function diagnose(
  text: string,
  file: string,
  catalog: Catalog,
  names: ProjectNames,
): Diagnosed[] {
  if (isTooLarge(text)) return [{ problem: null, diagnostic: toTooLarge(catalog) }]
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

function toTooLarge({ library }: Catalog): Diagnostic {
  const start = { line: 0, character: 0 }
  return {
    range: { start, end: start },
    severity: DiagnosticSeverity.Warning,
    source: library.name,
    message: `Cannot check this template, ${TOO_LARGE}. Completion and the rest are off in it, too.`,
  }
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
    if (!problem?.fix || !overlaps(diagnostic.range, range)) return []
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
