import { tokenizer, tokTypes } from 'acorn'
import { findNaiveClosingParen } from './edge-syntax.ts'

/** What ends an expression in a template. */
export type Closer = ')' | '}}' | '}}}'

const OPENING = new Set([
  tokTypes.parenL,
  tokTypes.braceL,
  tokTypes.bracketL,
  tokTypes.dollarBraceL,
])
const CLOSING = new Set([tokTypes.parenR, tokTypes.braceR, tokTypes.bracketR])

/**
 * Finds what ends an expression by the rules of JavaScript, in which brackets in texts, regular
 * expressions and comments do not count. Returns -1 if nothing does before `to`.
 */
export function findExpressionEnd(text: string, from: number, to: number, closer: Closer): number {
  const source = text.slice(from, to)
  if (!source.includes(closer)) return -1
  let depth = 0
  try {
    const tokens = tokenizer(source, { ecmaVersion: 'latest' })
    for (const { type, start } of tokens) {
      if (OPENING.has(type)) depth++
      else if (CLOSING.has(type)) {
        if (depth === 0) return text.startsWith(closer, from + start) ? from + start : -1
        depth--
      }
    }
  } catch (error) {
    // A text or a regular expression that is never closed
    if (!(error instanceof SyntaxError)) throw error
  }
  return -1
}

/**
 * Finds the `)` of the `@props(` whose parenthesis is at an offset: by the rules of JavaScript, or by
 * those of Edge's lexer if the declaration is invalid. Returns -1 if there is none.
 */
export function findPropsEnd(
  text: string,
  open: number,
  findByEdge = (open: number) => findNaiveClosingParen(text, open),
): number {
  const close = findExpressionEnd(text, open + 1, text.length, ')')
  return close === -1 ? findByEdge(open) : close
}
