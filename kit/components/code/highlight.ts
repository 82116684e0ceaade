import { createRequire } from 'node:module'

/** A piece of code of one kind, such as a keyword. Most code has no kind. */
export type Token = { text: string; kind: string | undefined }

type Lines = readonly (readonly Token[])[]

type Tokens = { content: string; color?: string }[][]
type State = { getScopes: () => string[] }

/** Shiki, as far as it is used. It is an optional peer, so its types may be missing. */
type Shiki = {
  highlighter: {
    loadLanguageSync: (grammars: unknown) => void
    codeToTokensBase: (code: string, options: object) => Tokens
    getLastGrammarState: (tokens: Tokens) => State
  }
  /** File of each language, by its names and endings. */
  languages: ReadonlyMap<string, string>
  loaded: Set<string>
}

const require = createRequire(import.meta.url)

/** Scopes of TextMate grammars, by the kind that is drawn for them; later ones win. */
const scopes: Record<string, string[]> = {
  plain: ['meta.embedded', 'meta.template.expression', 'variable', 'keyword.operator'],
  comment: ['comment', 'punctuation.definition.comment'],
  keyword: [
    'keyword',
    'storage',
    'variable.language',
    'entity.name.tag',
    'keyword.operator.new',
    'keyword.operator.expression',
    'punctuation.definition.template-expression',
  ],
  string: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'markup.inserted'],
  constant: [
    'constant',
    'support.constant',
    'keyword.other.unit',
    'variable.other.constant.property',
    'entity.name.type',
    'entity.name.class',
    'support.type',
    'support.class',
    'markup.changed',
  ],
  function: [
    'entity.name.function',
    'support.function',
    'entity.other.attribute-name',
    'support.type.property-name',
    'meta.property-name',
    'markup.heading',
  ],
  deleted: ['markup.deleted'],
}
const kinds = Object.keys(scopes)

/** Returns a colour that stands for a kind, because tokens only have colours. */
const toColor = (index: number) => `#${String(index).padStart(6, '0')}`

const theme = {
  name: 'kit',
  type: 'light',
  settings: [
    { settings: { foreground: toColor(0), background: '#ffffff' } },
    ...kinds.map((kind, index) => ({
      scope: scopes[kind],
      settings: { foreground: toColor(index) },
    })),
  ],
}

/** Code of this length takes too long to highlight while somebody waits for a page. */
const maxLength = 50_000
/** Grammars look at the rest of a line again and again, so such a line stays plain. */
const maxLineLength = 500
/** Nobody writes code in so many brackets, each of which makes the rest slower. */
const maxDepth = 200
/**
 * Milliseconds of the processor for one code, far more than code of this length takes. It is not the
 * time of a clock: the colours must not depend on how busy the machine is.
 */
const maxTime = 2000
const readProcessor = (): number => (globalThis.process?.threadCpuUsage?.().user ?? 0) / 1000
/** Results to keep, so that a page with code from a database is highlighted once. */
const maxResults = 100
const results = new Map<string, Lines | null>()
let shiki: Shiki | null | undefined

/**
 * Returns the tokens of each line; null if Shiki is not installed, or if the code is very long or
 * takes too long; `unknown` for a language that Shiki does not have. Shiki is loaded once, for the
 * first code.
 * @param now returns the milliseconds that the processor has worked so far
 */
export function highlight(
  code: string,
  language: string,
  now = readProcessor,
): Lines | 'unknown' | null {
  shiki ??= load()
  if (shiki === null || code.length > maxLength) return null
  const lang = language.toLowerCase()
  if (['text', 'txt', 'plain', 'plaintext'].includes(lang)) return null
  const id = shiki.languages.get(lang)
  if (id === undefined) return 'unknown'
  const key = `${id}\n${code}`
  const known = results.get(key)
  if (known !== undefined) return known
  const lines = toLines(shiki, code, id, now)
  if (results.size >= maxResults) results.delete(results.keys().next().value!)
  results.set(key, lines)
  return lines
}

function toLines(
  { highlighter, loaded }: Shiki,
  code: string,
  id: string,
  now: () => number,
): Lines | null {
  if (!loaded.has(id)) {
    highlighter.loadLanguageSync(require(`shiki/langs/${id}.mjs`).default)
    loaded.add(id)
  }
  const lines: Token[][] = []
  let grammarState: State | undefined
  const end = now() + maxTime
  for (const part of toParts(code)) {
    const tokens = highlighter.codeToTokensBase(part, {
      lang: id,
      theme: theme.name,
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: maxLineLength,
      grammarState,
    })
    for (const line of tokens) {
      lines.push(line.map(({ content, color }) => ({ text: content, kind: toKind(color) })))
    }
    grammarState = highlighter.getLastGrammarState(tokens)
    if (grammarState.getScopes().length > maxDepth || now() > end) return null
  }
  return lines
}

/** Splits code into parts of whole lines, so that its depth and its time are known in between. */
function toParts(code: string): string[] {
  const parts: string[] = []
  let lines: string[] = []
  let length = 0
  for (const line of code.split('\n')) {
    if (length > maxLineLength) {
      parts.push(lines.join('\n'))
      lines = []
      length = 0
    }
    lines.push(line)
    length += line.length
  }
  return [...parts, lines.join('\n')]
}

function toKind(color: string | undefined): string | undefined {
  const kind = kinds[Number(color?.slice(1))]
  return kind === 'plain' ? undefined : kind
}

/** Loads Shiki synchronously, because templates may be rendered synchronously too. */
function load(): Shiki | null {
  try {
    require.resolve('shiki/core')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null
    throw error
  }
  const { createHighlighterCoreSync } = require('shiki/core')
  const { createJavaScriptRegexEngine } = require('shiki/engine/javascript')
  const { bundledLanguagesInfo } = require('shiki/langs')
  const infos: { id: string; aliases?: string[] }[] = bundledLanguagesInfo
  const names = infos.flatMap(({ id, aliases = [] }) => [id, ...aliases].map((name) => [name, id]))
  return {
    highlighter: createHighlighterCoreSync({
      themes: [theme],
      langs: [],
      engine: createJavaScriptRegexEngine({ forgiving: true }),
    }),
    languages: new Map(names as [string, string][]),
    loaded: new Set(),
  }
}
