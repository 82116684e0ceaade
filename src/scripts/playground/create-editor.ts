import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { indentNodeProp, indentUnit, LRLanguage, syntaxHighlighting } from '@codemirror/language'
import { EditorState, StateEffect } from '@codemirror/state'
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view'
import type { CheckedCatalog } from '@kit-edge/engine/check/checked-library.ts'
import type { TemplateProblem } from '@kit-edge/engine/check/template-problem.ts'
import { tagHighlighter, tags } from '@lezer/highlight'
import { parser } from '@lezer/html'
import { edgeHighlighting } from './edge-highlighting.ts'
import { editorTheme } from './editor-theme.ts'
import { toOffset } from './to-offset.ts'

/** The editor of the playground. */
export type Editor = {
  readonly code: string
  /** Replaces the template, which can be undone. */
  setCode: (code: string) => void
  /**
   * Loads what helps while typing, and turns it on: completion, explanations, and the lines below
   * problems.
   */
  assist: (catalog: CheckedCatalog) => Promise<void>
  /** Underlines the problems, once `assist` has been called. */
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
 */
export function createEditor(
  place: HTMLElement,
  options: {
    code: string
    onChange: () => void
  },
): Editor {
  const { code, onChange } = options
  const root = place.attachShadow({ mode: 'open' })
  let assistance: typeof import('./assistance.ts') | undefined
  /** Whether the last change was a typed character, whose completions can still be wanted. */
  let isTyping = false
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: code,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentUnit.of('  '),
        EditorView.lineWrapping,
        html,
        syntaxHighlighting(colors),
        edgeHighlighting,
        editorTheme,
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.contentAttributes.of({
          'aria-label': 'Template. Escape, then Tab, leaves the editor.',
          // It takes the focus anyway, but tools do not see that.
          tabindex: '0',
          spellcheck: 'false',
          autocapitalize: 'off',
          autocorrect: 'off',
        }),
        EditorView.domEventHandlers({ beforeinput: replaceSelected }),
        EditorView.updateListener.of(({ docChanged, transactions }) => {
          if (!docChanged) return
          isTyping = transactions.some((one) => one.isUserEvent('input.type'))
          onChange()
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
    async assist(catalog) {
      assistance = await import('./assistance.ts')
      const extensions = assistance.toAssistance(catalog)
      view.dispatch({ effects: StateEffect.appendConfig.of(extensions) })
      if (isTyping) assistance.startCompletion(view)
    },
    showProblems(problems) {
      if (assistance) view.dispatch(assistance.toDiagnostics(view.state, problems))
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
