import { layers } from '../../library/tokens/tokens-css.ts'
import { type Change, toChange } from '../change.ts'

/** A rule or an at-rule at the top level of a stylesheet, with the comments before it. */
type CssStatement = {
  from: number
  to: number
  /** Its text without the comments before it */
  code: string
  /** `layer` for `@layer app { … }`; null for a rule */
  atRule: string | null
}

const token =
  /\/\*[^]*?\*\/|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|\\[^]|\burl\(\s*[^"'\s)][^)]*\)|\/\*|["'{}();]/g

/** Lists the statements of a stylesheet. Returns null for a bracket, quote or comment without its pair. */
function listCssStatements(css: string): CssStatement[] | null {
  const statements: CssStatement[] = []
  let start = 0
  let braces = 0
  let parens = 0
  const end = (to: number) => {
    const text = css.slice(start, to)
    const from = start + text.length - text.trimStart().length
    const code = css.slice(from, to).replace(/^(?:\/\*[^]*?\*\/\s*)+/, '')
    const [, atRule = null] = /^@([\w-]+)/.exec(code) ?? []
    if (code.trim()) statements.push({ from, to, code, atRule: atRule?.toLowerCase() ?? null })
    start = to
  }
  for (const { 0: text, index } of css.matchAll(token)) {
    if (text === '(') parens += 1
    else if (text === ')') parens -= 1
    else if (text === '{') braces += 1
    else if (text === '}') braces -= 1
    else if (text.length === 1 && text !== ';') return null
    else if (text === '/*') return null
    if (braces < 0 || parens < 0) return null
    if (!braces && !parens && (text === ';' || text === '}')) end(index + 1)
  }
  if (braces || parens) return null
  if (
    css
      .slice(start)
      .replace(/\/\*[^]*?\*\//g, '')
      .trim()
  )
    end(css.trimEnd().length)
  return statements
}

/** Lists the cascade layers that a stylesheet names, in the order that browsers give them. */
function listLayerNames(statements: readonly CssStatement[]): string[] {
  const names = statements.flatMap(({ code, atRule }) => {
    if (atRule === 'layer') {
      const [, list = ''] = /^@layer\s+([^{;]*)/i.exec(code) ?? []
      return list.split(',').map((name) => name.trim())
    }
    const [, layer] = (atRule === 'import' && /\blayer\(\s*([^)]+?)\s*\)/i.exec(code)) || []
    return layer ? [layer] : []
  })
  // `theme.dark` is a part of `theme`.
  return [...new Set(names.map((name) => name.split('.')[0]!).filter(Boolean))]
}

/**
 * Merges the layers of the library and those of an application into one order that keeps both.
 * Returns null if they contradict each other. Layers of the application without a fixed place come
 * before `app`, because its rules outside of layers override all of them.
 */
export function mergeLayers(own: readonly string[]): string[] | null {
  const known: readonly string[] = layers
  const common = own.filter((name) => known.includes(name))
  if (common.join() !== known.filter((name) => own.includes(name)).join()) return null
  const merged: string[] = []
  let next = 0
  for (const name of known) {
    const at = own.indexOf(name)
    const isHere = at >= 0
    const until = isHere ? at : name === 'app' ? findPlaced(own, next, known) : next
    merged.push(...own.slice(next, until), name)
    next = isHere ? at + 1 : until
    if (!isHere || name !== 'app') continue
    merged.push(...own.slice(next, findPlaced(own, next, known)))
    next = findPlaced(own, next, known)
  }
  return [...merged, ...own.slice(next)]
}

/** Returns the index of the next layer that the library also has, or the end of the list. */
function findPlaced(own: readonly string[], from: number, known: readonly string[]): number {
  const index = own.findIndex((name, at) => at >= from && known.includes(name))
  return index < 0 ? own.length : index
}

/** The comments around the lines that are added to a stylesheet. */
function toCssComments(namespace: string) {
  return {
    start: `/* ${namespace}:start */`,
    end: `/* ${namespace}:end */`,
    open: `/* ${namespace}:start Your rules, in a layer below the components. */`,
    close: `/* ${namespace}:end Rules below this line win over the components. */`,
  }
}

/** At-rules that a cascade layer may contain. All others must stay at the top level. */
const layered =
  /^(media|supports|container|scope|starting-style|property|font-face|font-feature-values|counter-style|page|position-try|view-transition|(-\w+-)?keyframes)$/

/** Options for adding the library to an application's stylesheet. */
type LayeredCssOptions = {
  namespace: string
  /** Stylesheet to import; null if a page links it */
  module: string | null
}

/**
 * Declares the order of the cascade layers and imports the library's stylesheet at the start of an
 * application's stylesheet, and puts its own rules into the layer `app`. Only adds lines, also those
 * that somebody has removed from between its comments. A stylesheet that already has them, or
 * imports the library in its own way, whole or in parts, is unchanged; one that cannot get them is kept, with a note.
 */
export function toLayeredCss(
  file: string,
  before: string,
  { namespace, module }: LayeredCssOptions,
): Change {
  const comments = toCssComments(namespace)
  const text = before.replaceAll('\r\n', '\n')
  const block = new RegExp(
    `(?<=${RegExp.escape(comments.start)}\\n)[^]*?(?=${RegExp.escape(comments.end)})`,
  ).exec(text)
  // People can also import the stylesheets of single components, `styles/card.css`.
  const imported = module === null ? [] : [module, module.replace(/\.css$/, '/')]
  const hasImport = module === null || imported.some((path) => text.includes(path))
  const hasOrder = block?.[0].includes('@layer')
  const isWired = text.includes(comments.start)
    ? !block || (hasOrder && hasImport)
    : module !== null && hasImport
  if (isWired) return { file, action: 'unchanged' }
  const keep = (note: string): Change => ({ file, action: 'keep', note })
  const statements = listCssStatements(text)
  if (!statements) return keep('has a bracket, quote or comment without its pair; fix that')
  if (statements.some(({ code }) => /^@tailwind\s+(base|components)\b/.test(code))) {
    return keep(
      'is written for Tailwind 3, whose reset is not in a cascade layer; update to Tailwind 4',
    )
  }
  const own = listLayerNames(statements)
  const order = mergeLayers(own)
  if (!order) {
    return keep(`orders the layers ${own.join(', ')}, expected ${layers.join(', ')} in this order`)
  }
  const orderLine = `@layer ${order.join(', ')};\n`
  const importLine = hasImport ? '' : `@import '${module}';\n`
  if (block) {
    const lines = (hasOrder ? '' : orderLine) + block[0] + importLine
    const end = block.index + block[0].length
    return toChange(file, before, text.slice(0, block.index) + lines + text.slice(end))
  }
  const head = `${comments.start}\n${orderLine}${importLine}${comments.end}`
  let at = 0
  let after = ''
  const insert = (offset: number, lines: string) => {
    after += text.slice(at, offset) + lines
    at = offset
  }
  // A byte order mark and `@charset` must be the first bytes.
  const charset = statements.find(({ atRule }) => atRule === 'charset')
  const first = charset ? text.indexOf('\n', charset.to) + 1 || charset.to : 0
  insert(text.startsWith('\uFEFF') && !first ? 1 : first, text.trim() ? `${head}\n\n` : `${head}\n`)
  // Only the head was removed: what is below the layer has to win over the components.
  const isLayered = text.includes(comments.open)
  for (const run of isLayered ? [] : listRuns(statements)) {
    insert(run.from, `${comments.open}\n@layer app {\n`)
    insert(run.to, `\n}\n${comments.close}`)
  }
  return toChange(file, before, after + text.slice(at))
}

/** Finds ranges of consecutive rules that a layer may contain. */
function listRuns(statements: readonly CssStatement[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  let isOpen = false
  for (const { from, to, atRule } of statements) {
    const isRule = atRule === null || layered.test(atRule)
    if (isRule && isOpen) runs.at(-1)!.to = to
    else if (isRule) runs.push({ from, to })
    isOpen = isRule
  }
  return runs
}

/**
 * Removes the lines that an installation added to a stylesheet, which restores its original text.
 * Lines that were edited stay, with a note.
 */
export function toLayeredCssRemoval(
  file: string,
  before: string | null,
  namespace: string,
  packageName: string,
): Change {
  if (before === null) return { file, action: 'unchanged' }
  const { start, end, open, close } = toCssComments(namespace)
  const [head, from, to, until] = [start, end, open, close].map((text) => RegExp.escape(text))
  const text = before.replaceAll('\r\n', '\n')
  const name = RegExp.escape(packageName)
  const rest = text
    .replace(
      new RegExp(
        `${head}\\n@layer [^;{}]+;\\n(?:@import (['"])${name}/[\\w.]+\\1;\\n)?${from}\\n\\n?`,
      ),
      '',
    )
    .replace(new RegExp(`${to}\\n@layer app \\{\\n([^]*?)\\n\\}\\n+${until}`, 'g'), '$1')
  const change = toChange(file, before, rest)
  const isLeft = [start, open, close, packageName].some((text) => rest.includes(text))
  if (!isLeft) return change
  const note = `still has lines of \`${packageName}\` that were edited; remove them by hand`
  return { ...change, action: change.action === 'update' ? 'update' : 'keep', note }
}
