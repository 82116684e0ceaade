import { layers } from '../../library/tokens/tokens-css.ts'

/** A rule or an at-rule at the top level of a stylesheet, with the comments before it. */
export type CssStatement = {
  from: number
  to: number
  /** Its text without the comments before it */
  code: string
  /** `layer` of `@layer app { … }`; null for a rule */
  atRule: string | null
}

const token =
  /\/\*[^]*?\*\/|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|\\[^]|\burl\(\s*[^"'\s)][^)]*\)|\/\*|["'{}();]/g

/** The statements of a stylesheet in order; null when a bracket, a quote or a comment stays open. */
export function listCssStatements(css: string): CssStatement[] | null {
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

/** The cascade layers that the statements of a stylesheet name, in the order that browsers give them. */
export function listLayerNames(statements: readonly CssStatement[]): string[] {
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
 * One order for the layers of the library and those of an application, in which both keep theirs;
 * null when they contradict each other. Layers of the application that nothing places come before
 * `app`, because its rules outside of layers win over all of them.
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

/** Index of the next layer that the library orders too, or the end of the list. */
function findPlaced(own: readonly string[], from: number, known: readonly string[]): number {
  const index = own.findIndex((name, at) => at >= from && known.includes(name))
  return index < 0 ? own.length : index
}

/** The comments around what is written into a stylesheet. */
export function toCssComments(namespace: string) {
  return {
    start: `/* ${namespace}:start */`,
    end: `/* ${namespace}:end */`,
    open: `/* ${namespace}:start Your rules, in a layer below the components. */`,
    close: `/* ${namespace}:end Rules below this line win over the components. */`,
  }
}
