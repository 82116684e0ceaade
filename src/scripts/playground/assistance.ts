import { autocompletion, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { bracketMatching } from '@codemirror/language'
import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import { type EditorState, type Extension, Prec, type TransactionSpec } from '@codemirror/state'
import { hoverTooltip, keymap } from '@codemirror/view'
import type { CheckedCatalog } from '@kit-edge/engine/check/checked-library.ts'
import type { TemplateProblem } from '@kit-edge/engine/check/template-problem.ts'
import { findDocumentation, findSuggestions } from './complete.ts'
import { toOffset } from './to-offset.ts'

export { startCompletion } from '@codemirror/autocomplete'

/** Completes tags, props and values, explains them, and matches and closes brackets. */
export function toAssistance(catalog: CheckedCatalog): Extension {
  return [
    bracketMatching(),
    closeBrackets(),
    Prec.high(keymap.of(closeBracketsKeymap)),
    autocompletion({
      icons: false,
      override: [
        ({ state, pos, explicit }) => {
          const found = findSuggestions(state.doc.toString(), pos, catalog)
          if (!found || (!explicit && found.from === pos && !isWanted(state, pos))) return null
          return {
            from: found.from,
            options: found.options.map(({ info, ...option }) => ({
              ...option,
              ...(info && { info }),
            })),
            validFor: /^[\w:.'-]*$/,
          }
        },
      ],
    }),
    hoverTooltip(({ state }, pos) => {
      const found = findDocumentation(state.doc.toString(), pos, catalog)
      if (!found) return null
      return { pos: found.from, end: found.to, create: () => ({ dom: toTooltip(found) }) }
    }),
  ]
}

/** Whether a list opens by itself before anything of its words is typed: after `<` and in quotes. */
function isWanted({ doc }: EditorState, pos: number): boolean {
  return /[<"'\s]/.test(doc.sliceString(pos - 1, pos))
}

function toTooltip({ title, text }: { title: string; text: string }): HTMLElement {
  const element = document.createElement('div')
  const code = document.createElement('code')
  code.textContent = title
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  element.append(code, paragraph)
  return element
}

/** Returns the change that underlines problems, and no others. */
export function toDiagnostics(state: EditorState, problems: TemplateProblem[]): TransactionSpec {
  const diagnostics = problems.map((problem): Diagnostic => ({
    from: toOffset(state, problem),
    to: toOffset(state, { line: problem.endLine, col: problem.endCol }),
    severity: problem.severity,
    message: [problem.message, problem.suggestion].filter(Boolean).join('. '),
  }))
  return setDiagnostics(state, diagnostics)
}
