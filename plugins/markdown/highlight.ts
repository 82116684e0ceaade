import {
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type BundledTheme,
} from 'shiki'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'

/** By its name, or it would be read anew for each code; the types know only those of Shiki. */
const theme = 'classes' as BundledTheme
const highlighter = createHighlighter({
  themes: [createCssVariablesTheme({ name: theme, variablePrefix: '--' })],
  langs: [],
  engine: createJavaScriptRegexEngine(),
})
const loading = new Map<string, Promise<void>>()

/**
 * The code as HTML with a span for each kind of token, `tok-keyword`; plain text has no span. A
 * language without a grammar stays plain.
 */
export async function highlight(code: string, language: string): Promise<string> {
  if (!Object.hasOwn(bundledLanguages, language)) return toText(code)
  const lang = language as keyof typeof bundledLanguages
  const shiki = await highlighter
  if (!loading.has(lang)) loading.set(lang, shiki.loadLanguage(lang))
  await loading.get(lang)
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
  return spans
    .map(({ kind, text }) =>
      kind ? `<span class="tok-${kind}">${toText(text)}</span>` : toText(text),
    )
    .join('')
}

/** `var(--token-keyword)` is `keyword`; what has the colour of plain text is nothing. */
function toKind(color: string | undefined): string | null {
  return /--token-([\w-]+)/.exec(color ?? '')?.[1] ?? null
}

/** Text as it stands in HTML, written as the rest of a page is. */
function toText(text: string): string {
  return text.replace(/[<&]/g, (character) => (character === '<' ? '&#x3C;' : '&#x26;'))
}
