import {
  type AnyNode,
  type Expression,
  type Node,
  type ObjectExpression,
  parseExpressionAt,
} from 'acorn'
import { toKey, toText } from '../../template/code-nodes.ts'

/** A literal value, or a configuration lookup with a literal fallback. */
export interface Literal {
  value: unknown
  config?: string
}

/** Reads the value of a literal node, or of `config('key', fallback)`. Returns null otherwise. */
export function toLiteral(node: Node): Literal | null {
  const value = node as AnyNode
  if (value.type !== 'CallExpression') return readValue(value)
  const { callee, arguments: args } = value
  const [key, fallback, ...rest] = args
  const config = toText(key)
  if (callee.type !== 'Identifier' || callee.name !== 'config') return null
  if (config === null || rest.length > 0) return null
  const otherwise = fallback ? readValue(fallback) : { value: undefined }
  return otherwise && { ...otherwise, config }
}

function readValue(node: AnyNode): Literal | null {
  switch (node.type) {
    case 'Literal': {
      const isData = !node.regex && typeof node.value !== 'bigint'
      return isData && isFinite(node.value) ? { value: node.value } : null
    }
    case 'ParenthesizedExpression':
      return readValue(node.expression)
    case 'UnaryExpression': {
      const operand = readValue(node.argument)
      const isNegative = node.operator === '-' && typeof operand?.value === 'number'
      return isNegative ? { value: -(operand.value as number) } : null
    }
    case 'TemplateLiteral': {
      const [quasi, ...rest] = node.quasis
      return rest.length === 0 ? { value: quasi!.value.cooked } : null
    }
    case 'ArrayExpression': {
      const items = node.elements.map((item) => item && readValue(item))
      return items.every((item) => item !== null)
        ? { value: items.map((item) => item.value) }
        : null
    }
    case 'ObjectExpression':
      return readObject(node)
    default:
      return null
  }
}

function isFinite(value: unknown): boolean {
  return typeof value !== 'number' || Number.isFinite(value)
}

function readObject({ properties }: ObjectExpression): Literal | null {
  const entries: [string, unknown][] = []
  for (const property of properties) {
    if (property.type !== 'Property') return null
    const { computed, method, kind, shorthand, key, value } = property
    if (computed || method || kind !== 'init' || shorthand) return null
    const item = readValue(value)
    if (!item) return null
    entries.push([toKey(key), item.value])
  }
  return { value: Object.fromEntries(entries) }
}

/** Every expression with a literal value matches this, even one in the branch of a condition. */
const WRITTEN = /['"`[{?\d]|\b(?:true|false|null)\b|\?\?|\|\|/

/**
 * Lists the possible values of an expression as far as they are literals: the expression itself, or
 * the branches of a condition. Returns an empty array if nothing is known. An array or object with
 * variables gives an empty array or object, because only its type is known.
 */
export function listKnownValues(expression: string): unknown[] {
  if (!WRITTEN.test(expression)) return []
  try {
    const source = `(${expression.trim()}\n)`
    const node = parseExpressionAt(source, 0, { ecmaVersion: 2020 })
    return node.end >= source.length - 2 ? toKnownValues(node) : []
  } catch (error) {
    // Invalid expressions are reported where they are compiled.
    if (error instanceof SyntaxError || error instanceof RangeError) return []
    throw error
  }
}

/** Lists the possible values of a syntax tree node, by the rules of `listKnownValues`. */
export function toKnownValues(node: Expression): unknown[] {
  switch (node.type) {
    case 'ConditionalExpression':
      return [...toKnownValues(node.consequent), ...toKnownValues(node.alternate)]
    case 'LogicalExpression': {
      const first = node.operator === '&&' ? [] : toKnownValues(node.left)
      return [...first, ...toKnownValues(node.right)]
    }
    case 'CallExpression':
      return []
  }
  const literal = toLiteral(node)
  if (literal) return [literal.value]
  if (node.type === 'ArrayExpression') return [[]]
  return node.type === 'ObjectExpression' ? [{}] : []
}
