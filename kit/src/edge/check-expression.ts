import { parse, type Comment, type Node } from 'acorn'
import { findUnsupportedNode } from './find-unsupported-node.ts'

/** An expression that may stand in compiled code, or what is wrong with it. */
export type CheckedExpression =
  { code: string; problem: null } | { code: null; problem: { message: string; at: number } }

/**
 * Checks that `source` is one expression that Edge can compile, and returns it in parentheses with
 * its comments blanked, or the problem with its offset in `source`.
 */
export function checkExpression(source: string, { async }: { async: boolean }): CheckedExpression {
  const fail = (message: string, at: number): CheckedExpression => ({
    code: null,
    problem: { message, at: Math.min(Math.max(at, 0), source.length) },
  })
  if (!source.trim()) return fail('An expression is missing', 0)
  if (source.trimStart().startsWith('{{')) {
    return fail('A bound attribute takes an expression without {{ }}', source.indexOf('{{'))
  }
  const comments: Comment[] = []
  try {
    const program = parse(`(${source}\n)`, {
      ecmaVersion: 2020,
      allowAwaitOutsideFunction: true,
      preserveParens: true,
      onComment: comments,
    })
    const statement = program.body[0]!
    const whole = statement.type === 'ExpressionStatement' ? statement.expression : null
    // "a) + (b" is valid between parentheses without being one expression.
    if (program.body.length > 1 || whole?.type !== 'ParenthesizedExpression') {
      return fail('Unexpected token', source.indexOf(')'))
    }
    const unsupported = findUnsupportedNode(whole.expression as Node, { async })
    if (unsupported) return fail(unsupported.message, unsupported.at - 1)
  } catch (error) {
    const { message, pos } = error as SyntaxError & { pos?: number }
    if (pos === undefined) return fail('The expression is nested too deeply', 0)
    return fail(message.replace(/ ?\(\d+:\d+\)$/, ''), pos - 1)
  }
  return { code: `(${blank(source, comments)})`, problem: null }
}

/** Offsets of comments count the parenthesis before the source. */
function blank(source: string, comments: Comment[]): string {
  let code = ''
  let last = 0
  for (const { start, end } of comments) {
    code += source.slice(last, start - 1)
    code += source.slice(start - 1, end - 1).replace(/[^\r\n]/g, ' ')
    last = end - 1
  }
  return code + source.slice(last)
}
