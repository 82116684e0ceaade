/** Returns the offset of the `)` that Edge's lexer takes for the end of the `(` at `open`, or -1. */
export function findNaiveClosingParen(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return -1
}
