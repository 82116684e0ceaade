import type { Node } from 'acorn'

/** A value that is written out, or a configuration lookup with such a value as fallback. */
export interface Literal {
  value: unknown
  config?: string
}

type Fields = Node & Record<string, unknown>

/** Reads the value of a literal node, or of `config('key', fallback)`; null for anything else. */
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
