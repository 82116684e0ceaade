import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import {
  bracketMatching,
  indentNodeProp,
  indentUnit,
  LRLanguage,
  syntaxHighlighting,
} from '@codemirror/language'
import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, hoverTooltip, keymap, lineNumbers } from '@codemirror/view'
import type { CheckedCatalog } from '@kit-edge/engine/check/checked-library.ts'
import type { TemplateProblem } from '@kit-edge/engine/check/template-problem.ts'
import { tagHighlighter, tags } from '@lezer/highlight'
import { parser } from '@lezer/html'
import { findDocumentation, findSuggestions } from './complete.ts'
import { edgeHighlighting } from './edge-highlighting.ts'
import { editorTheme } from './editor-theme.ts'

/** The editor of the playground. */
export type Editor = {
  readonly code: string
  /** Replaces the template, which can be undone. */
  setCode: (code: string) => void
  /** Underlines the problems. */
  showProblems: (problems: TemplateProblem[]) => void
  /** Moves the cursor to a place, and the focus into the editor. */
  goTo: (place: { line: number; col: number }) => void
}

const html = LRLanguage.define({
  name: 'html',
  parser: parser.configure({
    // Tags of components close themselves with `/>`.
    dialect: 'selfClosing',
    props: [
      indentNodeProp.add({
        Element: (context) => context.column(context.node.from) + context.unit,
      }),
    ],
  }),
  languageData: { commentTokens: { block: { open: '{{-- ', close: ' --}}' } } },
})

/** The kinds of the site's code blocks. */
const colors = tagHighlighter([
  { tag: tags.comment, class: 'tok-comment' },
  { tag: tags.tagName, class: 'tok-string' },
  { tag: tags.attributeName, class: 'tok-function' },
  { tag: tags.attributeValue, class: 'tok-string' },
  { tag: tags.angleBracket, class: 'tok-punctuation' },
  { tag: tags.character, class: 'tok-constant' },
])

/**
 * Creates the editor. Its styles are in a shadow root, because that accepts them under a strict
 * content security policy.
 * @param options.getCatalog returns undefined until the catalog is loaded
 */
export function createEditor(
  place: HTMLElement,
  options: {
    code: string
    getCatalog: () => CheckedCatalog | undefined
    onChange: () => void
  },
): Editor {
  const { code, getCatalog, onChange } = options
  const root = place.attachShadow({ mode: 'open' })
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: code,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        bracketMatching(),
        closeBrackets(),
        indentUnit.of('  '),
        EditorView.lineWrapping,
        html,
        syntaxHighlighting(colors),
        edgeHighlighting,
        editorTheme,
        autocompletion({
          icons: false,
          override: [
            ({ state, pos, explicit }) => {
              const catalog = getCatalog()
              const found = catalog && findSuggestions(state.doc.toString(), pos, catalog)
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
          const catalog = getCatalog()
          const found = catalog && findDocumentation(state.doc.toString(), pos, catalog)
          if (!found) return null
          return { pos: found.from, end: found.to, create: () => ({ dom: toTooltip(found) }) }
        }),
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          indentWithTab,
        ]),
        EditorView.contentAttributes.of({
          'aria-label': 'Template. Escape, then Tab, leaves the editor.',
          spellcheck: 'false',
          autocapitalize: 'off',
          autocorrect: 'off',
        }),
        EditorView.domEventHandlers({ beforeinput: replaceSelected }),
        EditorView.updateListener.of(({ docChanged }) => {
          if (docChanged) onChange()
        }),
      ],
    }),
  })

  return {
    get code() {
      return view.state.doc.toString()
    },
    setCode(next) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } })
    },
    showProblems(problems) {
      const diagnostics = problems.map((problem): Diagnostic => ({
        from: toOffset(view.state, problem),
        to: toOffset(view.state, { line: problem.endLine, col: problem.endCol }),
        severity: problem.severity,
        message: [problem.message, problem.suggestion].filter(Boolean).join('. '),
      }))
      view.dispatch(setDiagnostics(view.state, diagnostics))
    },
    goTo(target) {
      const anchor = toOffset(view.state, target)
      view.dispatch({ selection: { anchor }, scrollIntoView: true })
      view.focus()
    },
  }
}

/**
 * Replaces the selection with typed text. Chromium would keep its colours in a `style` attribute,
 * which the content security policy forbids.
 */
function replaceSelected(event: InputEvent, view: EditorView): boolean {
  const { inputType, data, isComposing } = event
  const { main, ranges } = view.state.selection
  if (inputType !== 'insertText' || data === null || isComposing) return false
  if (main.empty || ranges.length > 1) return false
  event.preventDefault()
  const insert = () =>
    view.state.update(view.state.replaceSelection(data), {
      userEvent: 'input.type',
      scrollIntoView: true,
    })
  const handlers = view.state.facet(EditorView.inputHandler)
  if (!handlers.some((handle) => handle(view, main.from, main.to, data, insert))) {
    view.dispatch(insert())
  }
  return true
}

/** Whether a list opens by itself before anything of its words is typed: after `<` and in quotes. */
function isWanted({ doc }: EditorState, pos: number): boolean {
  return /[<"'\s]/.test(doc.sliceString(pos - 1, pos))
}

function toOffset({ doc }: EditorState, { line, col }: { line: number; col: number }): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines))
  return Math.min(from + Math.max(col - 1, 0), to)
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
