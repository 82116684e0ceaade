import {
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type BundledLanguage,
  type BundledTheme,
  type GrammarState,
  type Highlighter,
  type ThemedToken,
  type ThemeRegistration,
} from 'shiki'
import { escapeText } from '../page/html-nodes.ts'

/** Kinds of tokens, by their colour in the theme. Plain text has no kind. */
const kinds = new Map<string, string | undefined>()
/**
 * The theme's name: Shiki would process a theme object again for each line. The type only allows
 * names of Shiki's own themes.
 */
const theme = 'classes' as BundledTheme
const highlighter = createHighlighter({
  themes: [toColors(createCssVariablesTheme({ name: theme, variablePrefix: '--' }))],
  langs: [],
})
const loading = new Map<string, Promise<void>>()

/** A position in code: the grammar state there, and the lines that were highlighted from it. */
type Place = { open?: GrammarState; lines: Map<string, Line> }
type Line = { html: string; end: Place }

/**
 * A language, with the position at the start of its code, and the position of later lines that are
 * not nested in anything.
 */
type Language = { id: BundledLanguage; start: Place; top: Place }

const languages = new Map<BundledLanguage, Language>()
/** Maximum number of lines to keep. When there are more, all are dropped. */
const maxLines = 20_000
let lineCount = 0

/**
 * Highlights code: returns HTML with a span for each token, by its kind (`tok-keyword`). Plain text
 * has no span, and languages without a grammar stay plain. Reuses lines that were highlighted
 * before at the same position, which is every second line in the examples of one library.
 */
export async function highlight(code: string, language: string): Promise<string> {
  if (!Object.hasOwn(bundledLanguages, language)) return escapeText(code)
  const id = language as BundledLanguage
  const shiki = await highlighter
  if (!loading.has(id)) loading.set(id, load(shiki, id))
  await loading.get(id)
  if (lineCount > maxLines) {
    languages.clear()
    lineCount = 0
  }
  const known = languages.get(id) ?? { id, start: { lines: new Map() }, top: { lines: new Map() } }
  languages.set(id, known)
  let place = known.start
  const html: string[] = []
  for (const text of code.split('\n')) {
    // Shiki skips empty lines, even the first one.
    const line = text
      ? (place.lines.get(text) ?? readLine(shiki, known, place, text))
      : { html: '', end: place }
    html.push(line.html)
    place = line.end
  }
  return html.join('\n')
}

/**
 * Loads a language and all languages that can be embedded in it. Shiki highlights embedded code
 * only after its language is loaded, so the result would otherwise depend on the code highlighted
 * before.
 */
async function load(shiki: Highlighter, id: BundledLanguage): Promise<void> {
  // One call for all of them would count as if each came before the others.
  for (const language of await listInside(id)) await shiki.loadLanguage(language)
}

/**
 * Lists a language and the languages that can be embedded in it, at any depth. A language comes
 * after those inside it: Shiki would load it again after each of them that follows.
 */
async function listInside(
  id: BundledLanguage,
  seen = new Set<BundledLanguage>(),
): Promise<BundledLanguage[]> {
  if (seen.has(id) || !Object.hasOwn(bundledLanguages, id)) return []
  seen.add(id)
  const { default: grammars } = await bundledLanguages[id]()
  const listed: BundledLanguage[] = []
  for (const name of grammars.flatMap(({ embeddedLangsLazy = [] }) => embeddedLangsLazy)) {
    listed.push(...(await listInside(name as BundledLanguage, seen)))
  }
  return [...listed, id]
}

function readLine(shiki: Highlighter, { id, top }: Language, place: Place, text: string): Line {
  const options = { lang: id, theme, tokenizeTimeLimit: 0 }
  const grammarState = place.open
  const tokens = shiki.codeToTokensBase(text, { ...options, ...(grammarState && { grammarState }) })
  const open = shiki.getLastGrammarState(tokens)!
  // A language has only one state outside of any nesting.
  const end: Place = open.getInternalStack()?.depth === 1 ? top : { lines: new Map() }
  end.open ??= open
  const line = { html: toHtml(tokens.flat()), end }
  place.lines.set(text, line)
  lineCount++
  return line
}

function toHtml(tokens: ThemedToken[]): string {
  const spans: { kind: string | undefined; text: string }[] = []
  for (const { content, color = '' } of tokens) {
    const kind = kinds.get(color)
    const last = spans.at(-1)
    if (last && last.kind === kind) last.text += content
    else spans.push({ kind, text: content })
  }
  return spans
    .map(({ kind, text }) =>
      kind ? `<span class="tok-${kind}">${escapeText(text)}</span>` : escapeText(text),
    )
    .join('')
}

/**
 * Replaces each CSS variable of a theme with a colour. Shiki would otherwise handle variables for
 * each line.
 */
function toColors(theme: ThemeRegistration): ThemeRegistration {
  return JSON.parse(JSON.stringify(theme), (_, value) => {
    const variable = /^var\(--(?:token-([\w-]+))?/.exec(value)
    if (!variable) return value
    const color = `#${String(kinds.size).padStart(6, '0')}`
    kinds.set(color, variable[1])
    return color
  })
}
