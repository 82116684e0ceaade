/** Matches what may contain a brace that does not belong to a block. */
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\./g

/**
 * Shortens a stylesheet that esbuild has minified: one block for neighbouring blocks of a layer, and
 * no space before the value of a custom property.
 */
export function shortenCss(css: string): string {
  const short = css.replace(/([{;]--[\w-]+): /g, '$1:')
  let text = ''
  let previous: string | undefined
  for (const part of short.split(/(?<=\})(?=@layer [\w.-]+\{)/)) {
    const start = /^@layer [\w.-]+\{/.exec(part)?.[0]
    text = start && start === previous ? text.slice(0, -1) + part.slice(start.length) : text + part
    previous = isBlock(part) ? start : undefined
  }
  return text
}

/** Tells whether a text is a single block, with nothing after its end. */
function isBlock(css: string): boolean {
  let depth = 0
  const braces = css.trimEnd().replace(QUOTED, '').slice(0, -1).match(/[{}]/g) ?? []
  return braces.every((brace) => (depth += brace === '{' ? 1 : -1) > 0)
}
