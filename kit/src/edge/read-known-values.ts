import { parseExpressionAt, type Node } from 'acorn'
import { toLiteral } from './read-literal.ts'

type Fields = Node & Record<string, unknown>

/** Values that are written out begin so, or are one of two that a condition chooses from. */
const WRITTEN = /['"`[{?\d]|\b(?:true|false|null)\b|\?\?|\|\|/

/**
 * The values that an expression may have, as far as they are written in it: the literal, or those
 * of the branches of a condition. Empty when nothing can be told. Of a list or an object with
 * variables in it only the kind is known.
 */
export function listKnownValues(expression: string): unknown[] {
  if (!WRITTEN.test(expression)) return []
  try {
    const source = `(${expression}\n)`
    const node = parseExpressionAt(source, 0, { ecmaVersion: 2020 })
    return node.end >= source.length - 2 ? toKnownValues(node as Fields) : []
  } catch (error) {
    // What is no expression is reported where it is compiled.
    if (error instanceof SyntaxError || error instanceof RangeError) return []
    throw error
  }
}

/** The values of a node of a syntax tree, by the same rules. */
export function toKnownValues(node: Node): unknown[] {
  const { type, consequent, alternate, left, right, operator } = node as Fields
  if (type === 'ConditionalExpression') {
    return [...toKnownValues(consequent as Node), ...toKnownValues(alternate as Node)]
  }
  if (type === 'LogicalExpression') {
    const first = operator === '&&' ? [] : toKnownValues(left as Node)
    return [...first, ...toKnownValues(right as Node)]
  }
  if (type === 'CallExpression') return []
  const literal = toLiteral(node)
  if (literal) return [literal.value]
  if (type === 'ArrayExpression') return [[]]
  return type === 'ObjectExpression' ? [{}] : []
}
