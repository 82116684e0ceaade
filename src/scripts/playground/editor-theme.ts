import { EditorView } from '@codemirror/view'

const border = '1px solid var(--site-color-border)'

/** The look of the editor, with the colours of the site's code blocks. */
export const editorTheme = EditorView.theme({
  '&': {
    blockSize: '100%',
    backgroundColor: 'var(--site-color-surface)',
    color: 'var(--site-color-foreground)',
    fontSize: '0.8438rem',
  },
  '&.cm-focused': { outline: '2px solid var(--site-color-ring)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--site-font-mono)', lineHeight: '1.65' },
  '.cm-content': { caretColor: 'var(--site-color-foreground)', paddingBlock: '0.75rem' },
  '.cm-gutters': {
    backgroundColor: 'var(--site-color-surface)',
    borderInlineEnd: border,
    color: 'var(--site-color-muted-foreground)',
  },
  '.cm-cursor': { borderInlineStartColor: 'var(--site-color-foreground)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'color-mix(in oklab, var(--site-color-primary), transparent 75%)' },
  '.cm-matchingBracket': { backgroundColor: 'var(--site-color-accent)' },
  '.cm-tooltip': {
    border,
    borderRadius: '0.5rem',
    backgroundColor: 'var(--site-color-surface)',
    color: 'var(--site-color-foreground)',
    boxShadow: '0 4px 16px rgb(0 0 0 / 0.16)',
    overflow: 'hidden',
  },
  '.cm-tooltip-hover > div, .cm-completionInfo': {
    maxInlineSize: '26rem',
    padding: '0.5rem 0.75rem',
    fontFamily: 'var(--site-font-sans)',
    fontSize: '0.8125rem',
  },
  '.cm-tooltip-hover p': { margin: '0.25rem 0 0' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--site-font-mono)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.1875rem 0.625rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--site-color-primary)',
    color: 'var(--site-color-primary-foreground)',
  },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '0.8' },
  '.tok-comment, .tok-comment *': {
    color: 'light-dark(oklch(0.5 0.015 220), oklch(0.68 0.015 220))',
  },
  '.tok-keyword': { color: 'light-dark(oklch(0.47 0.16 305), oklch(0.8 0.1 305))' },
  '.tok-string': { color: 'light-dark(oklch(0.46 0.1 150), oklch(0.82 0.1 150))' },
  '.tok-expression': { color: 'var(--site-color-foreground)' },
  '.tok-constant': { color: 'light-dark(oklch(0.47 0.13 257), oklch(0.8 0.09 250))' },
  '.tok-function': { color: 'light-dark(oklch(0.47 0.11 60), oklch(0.83 0.09 75))' },
  '.tok-punctuation': { color: 'light-dark(oklch(0.5 0.015 220), oklch(0.72 0.01 220))' },
})
