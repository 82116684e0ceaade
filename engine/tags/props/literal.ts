import { type Node, parseExpressionAt } from 'acorn'

/** A literal value, or a configuration lookup with a literal fallback. */
export interface Literal {
  value: unknown
  config?: string
}

type Fields = Node & Record<string, unknown>

/** Reads the value of a literal node, or of `config('key', fallback)`. Returns null otherwise. */
export function toLiteral(node: Node): Literal | null {
  const { type, callee, arguments: args } = node as Fields
  if (type !== 'CallExpression') return readValue(node as Fields)
  const isConfig = (callee as Fields).type === 'Identifier' && (callee as Fields).name === 'config'
  const [key, fallback, ...rest] = args as Fields[]
  if (!isConfig || typeof key?.value !== 'string' || rest.length > 0) return null
  const value = fallback ? readValue(fallback) : { value: undefined }
  return value && { ...value, config: key.value }
}

function readValue(node: Fields): Literal | null {
  switch (node.type) {
    case 'Literal': {
      const isData = !node.regex && typeof node.value !== 'bigint'
      return isData && isFinite(node.value) ? { value: node.value } : null
    }
    case 'ParenthesizedExpression':
      return readValue(node.expression as Fields)
    case 'UnaryExpression': {
      const operand = readValue(node.argument as Fields)
      const isNegative = node.operator === '-' && typeof operand?.value === 'number'
      return isNegative ? { value: -(operand.value as number) } : null
    }
    case 'TemplateLiteral': {
      const [quasi, ...rest] = node.quasis as { value: { cooked: string } }[]
      return rest.length === 0 ? { value: quasi!.value.cooked } : null
    }
    case 'ArrayExpression': {
      const items = (node.elements as (Fields | null)[]).map((item) => item && readValue(item))
      return items.every((item) => item !== null)
        ? { value: items.map((item) => item.value) }
        : null
    }
    case 'ObjectExpression':
      return readObject(node.properties as Fields[])
    default:
      return null
  }
}

function isFinite(value: unknown): boolean {
  return typeof value !== 'number' || Number.isFinite(value)
}

function readObject(properties: Fields[]): Literal | null {
  const entries: [string, unknown][] = []
  for (const { type, computed, method, kind, shorthand, key, value } of properties) {
    if (type !== 'Property' || computed || method || kind !== 'init' || shorthand) return null
    const item = readValue(value as Fields)
    if (!item) return null
    const { name, value: text } = key as Fields
    entries.push([String(name ?? text), item.value])
  }
  return { value: Object.fromEntries(entries) }
}

type KnownFields = Node & Record<string, unknown>

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
    return node.end >= source.length - 2 ? toKnownValues(node as KnownFields) : []
  } catch (error) {
    // Invalid expressions are reported where they are compiled.
    if (error instanceof SyntaxError || error instanceof RangeError) return []
    throw error
  }
}

/** Lists the possible values of a syntax tree node, by the rules of `listKnownValues`. */
export function toKnownValues(node: Node): unknown[] {
  const { type, consequent, alternate, left, right, operator } = node as KnownFields
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
