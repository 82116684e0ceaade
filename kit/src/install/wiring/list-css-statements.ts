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
