import { parse, type Node } from 'acorn'
import { findUnsupportedNode, TOO_DEEP } from './find-unsupported-node.ts'
import { isUsableName } from './is-usable-name.ts'
import type { TemplateExpression } from './template-code.ts'

/** An expression that can be compiled, or what is wrong with it. */
export type CheckedExpression =
  | { expression: TemplateExpression; problem: null }
  | { expression: null; problem: { message: string; at: number } }

/** A variable, or a property of one. */
const PATH = /^\s*([A-Za-z_]\w*)((?:\.[A-Za-z_]\w*)*)\s*$/

/**
 * Checks that `source` is one expression that Edge can compile, and returns it for the compiler, or
 * the problem with its offset in `source`.
 */
export function checkExpression(source: string, { async }: { async: boolean }): CheckedExpression {
  const fail = (message: string, at: number): CheckedExpression => ({
    expression: null,
    problem: { message, at: Math.min(Math.max(at, 0), source.length) },
  })
  // Most expressions are this plain; parsing them would be most of the work.
  const [, variable, properties = ''] = PATH.exec(source) ?? []
  if (variable && isUsableName(variable)) {
    return { expression: toPath(variable, properties), problem: null }
  }
  if (!source.trim()) return fail('An expression is missing', 0)
  if (source.trimStart().startsWith('{{')) {
    return fail('A bound attribute takes an expression without {{ }}', source.indexOf('{{'))
  }
  try {
    const options = { ecmaVersion: 2020, allowAwaitOutsideFunction: true, locations: true } as const
    const program = parse(`(${source}\n)`, options)
    const statement = program.body[0]!
    const node = statement.type === 'ExpressionStatement' ? statement.expression : null
    // "a) + (b" is valid between parentheses without being one expression: it begins before them.
    if (program.body.length > 1 || !node || node.start === 0) {
      return fail('Unexpected token', source.indexOf(')'))
    }
    const unsupported = findUnsupportedNode(node, { async })
    if (unsupported) return fail(unsupported.message, unsupported.at - 1)
    const expression = toExpression(node)
    return {
      expression: (parser, filename) => `(${expression(parser, filename)})`,
      problem: null,
    }
  } catch (error) {
    const { message, pos } = error as SyntaxError & { pos?: number }
    if (pos === undefined || /stack/.test(message)) return fail(TOO_DEEP, 0)
    return fail(message.replace(/ ?\(\d+:\d+\)$/, ''), pos - 1)
  }
}

function toPath(name: string, properties: string): TemplateExpression {
  const variable = toExpression({ type: 'Identifier', name } as unknown as Node)
  return (parser, filename) => `${variable(parser, filename)}${properties}`
}

function toExpression(node: Node): TemplateExpression {
  return (parser, filename) =>
    parser.utils.stringify(parser.utils.transformAst(node, filename, parser))
}
