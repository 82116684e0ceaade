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
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { escapeText } from '../page/html-nodes.ts'

/** Kinds of tokens, by the colour that each has in the theme; plain text has none. */
const kinds = new Map<string, string | undefined>()
/** By its name, or it would be read anew for each line; the types know only those of Shiki. */
const theme = 'classes' as BundledTheme
const highlighter = createHighlighter({
  themes: [toColors(createCssVariablesTheme({ name: theme, variablePrefix: '--' }))],
  langs: [],
  engine: createJavaScriptRegexEngine(),
})
const loading = new Map<string, Promise<void>>()

/** A place in code: what is open there, and each line that was read there. */
type Place = { open?: GrammarState; lines: Map<string, Line> }
type Line = { html: string; end: Place }

/** Of a language: where its codes begin, and where later lines do that are inside of nothing. */
type Language = { id: BundledLanguage; start: Place; top: Place }

const languages = new Map<BundledLanguage, Language>()
/** Lines that are kept; when there are more, all are forgotten. */
const maxLines = 20_000
let lineCount = 0

/**
 * The code as HTML with a span for each kind of token, `tok-keyword`; plain text has no span. A
 * language without a grammar stays plain. What was in its place before is not read again: in
 * examples of one library, that is every other line.
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
    // Shiki passes by an empty line, also when it is the first.
    const line = text
      ? (place.lines.get(text) ?? readLine(shiki, known, place, text))
      : { html: '', end: place }
    html.push(line.html)
    place = line.end
  }
  return html.join('\n')
}

/**
 * Loads a language with all that codes in it may have inside. Shiki colours those parts once their
 * languages are loaded, so a code would otherwise look different after the code of another page.
 */
async function load(shiki: Highlighter, id: BundledLanguage): Promise<void> {
  await shiki.loadLanguage(...(await listInside(id)))
}

/** A language and, at any depth, those that it has inside. */
async function listInside(
  id: BundledLanguage,
  found = new Set<BundledLanguage>(),
): Promise<Set<BundledLanguage>> {
  if (found.has(id) || !Object.hasOwn(bundledLanguages, id)) return found
  found.add(id)
  const { default: grammars } = await bundledLanguages[id]()
  for (const name of grammars.flatMap(({ embeddedLangsLazy = [] }) => embeddedLangsLazy)) {
    await listInside(name as BundledLanguage, found)
  }
  return found
}

function readLine(shiki: Highlighter, { id, top }: Language, place: Place, text: string): Line {
  const options = { lang: id, theme, tokenizeTimeLimit: 0 }
  const grammarState = place.open
  const tokens = shiki.codeToTokensBase(text, { ...options, ...(grammarState && { grammarState }) })
  const open = shiki.getLastGrammarState(tokens)!
  // Inside of nothing a language has one state.
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

/** A theme with a colour for each variable: Shiki would put in variables for each line. */
function toColors(theme: ThemeRegistration): ThemeRegistration {
  return JSON.parse(JSON.stringify(theme), (_, value) => {
    const variable = /^var\(--(?:token-([\w-]+))?/.exec(value)
    if (!variable) return value
    const color = `#${String(kinds.size).padStart(6, '0')}`
    kinds.set(color, variable[1])
    return color
  })
}
