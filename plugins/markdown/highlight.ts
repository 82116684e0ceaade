import type { Element, Text } from 'hast'
import { bundledLanguages, createCssVariablesTheme, createHighlighter } from 'shiki'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'

const theme = createCssVariablesTheme({ name: 'classes', variablePrefix: '--' })
const highlighter = createHighlighter({
  themes: [theme],
  langs: [],
  engine: createJavaScriptRegexEngine(),
})

/**
 * The code as spans with a class for each kind of token, `tok-keyword`; plain text has no span.
 * A language without a grammar stays plain.
 */
export async function highlight(code: string, language: string): Promise<(Element | Text)[]> {
  if (!Object.hasOwn(bundledLanguages, language)) return [{ type: 'text', value: code }]
  const shiki = await highlighter
  const lang = language as keyof typeof bundledLanguages
  await shiki.loadLanguage(lang)
  const lines = shiki.codeToTokensBase(code, { lang, theme, tokenizeTimeLimit: 0 })
  const spans: { kind: string | null; text: string }[] = []
  for (const [index, line] of lines.entries()) {
    const tokens = line.map(({ content, color }) => ({ kind: toKind(color), text: content }))
    for (const token of index ? [{ kind: null, text: '\n' }, ...tokens] : tokens) {
      const last = spans.at(-1)
      if (last?.kind === token.kind) last.text += token.text
      else spans.push(token)
    }
  }
  return spans.map(({ kind, text }) => (kind ? toSpan(kind, text) : { type: 'text', value: text }))
}

/** `var(--token-keyword)` is `keyword`; what has the colour of plain text is nothing. */
function toKind(color: string | undefined): string | null {
  return /--token-([\w-]+)/.exec(color ?? '')?.[1] ?? null
}

function toSpan(kind: string, value: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: [`tok-${kind}`] },
    children: [{ type: 'text', value }],
  }
}
