import { parseExpressionAt, type Comment, type Node } from 'acorn'
import { EdgeError } from 'edge.js'
import { createPositions } from '../scan/positions.ts'
import type { Prop } from './prop.ts'
import { toLiteral } from './literal.ts'
import { toProp, type PropEntry } from './to-prop.ts'

/** Position of an argument of `@props`: its file, its line (from 1) and its column (from 0). */
export interface PropsStart {
  filename?: string
  line?: number
  col?: number
}

type Property = Node &
  Record<'key' | 'value', Node & Record<string, unknown>> &
  Record<string, unknown>

/**
 * Parses the argument of `@props(…)` without running it. Returns the props in the order of their
 * declaration. Throws an EdgeError `E_INVALID_PROPS` at the first entry that is not allowed.
 */
export function parseProps(jsArg: string, start: PropsStart = {}): Prop[] {
  if (!jsArg.trim()) return []
  const { filename = 'eval.edge', line = 1, col = 0 } = start
  const positionOf = createPositions(jsArg)
  const fail = (message: string, offset: number): never => {
    const at = positionOf(Math.min(Math.max(offset, 0), jsArg.length))
    throw new EdgeError(message, 'E_INVALID_PROPS', {
      filename,
      line: line + at.line - 1,
      col: at.line === 1 ? col + at.col : at.col,
    })
  }
  const comments: Comment[] = []
  const object = parseObject(jsArg, comments, fail)
  const props: Prop[] = []
  const properties = (object?.properties as Property[]) ?? []
  let previousEnd = object ? object.start : 0
  for (const property of properties) {
    // Offsets of nodes include the parenthesis that was added before the argument.
    const at = property.start - 1
    if (!isPlainEntry(property)) fail('@props takes plain `name: value` entries only', at)
    const name = toKey(property)
    const from = previousEnd
    const comment = comments.findLast(
      ({ type, value, start, end }) =>
        type === 'Block' && value.startsWith('*') && start >= from && end <= property.start,
    )
    const failEntry = (message: string, node?: Node): never =>
      fail(`@props: ${message}`, node ? node.start - 1 : at)
    if (props.some((other) => other.name === name)) {
      failEntry(`the prop "${name}" is declared twice`)
    }
    const description = comment ? toDescription(comment.value) : ''
    props.push(toProp(name, readEntry(name, property.value, failEntry), description, failEntry))
    previousEnd = property.end
  }
  for (const { name, deprecated } of props) {
    const { replacement } = deprecated ?? {}
    if (replacement === undefined) continue
    const found = props.find((other) => other.name === replacement)
    if (found && !found.deprecated) continue
    const property = properties.find((one) => toKey(one) === name)!
    const fact = found ? 'is deprecated itself' : 'is not declared'
    fail(`@props: the replacement "${replacement}" of "${name}" ${fact}`, property.start - 1)
  }
  return props
}

function parseObject(jsArg: string, comments: Comment[], fail: (m: string, at: number) => never) {
  let node: Node & Record<string, unknown>
  try {
    const options = { ecmaVersion: 2020, onComment: comments, preserveParens: true } as const
    const whole = parseExpressionAt(`(${jsArg}\n)`, 0, options) as Node & { expression?: Node }
    if (whole.type !== 'ParenthesizedExpression' || whole.end !== jsArg.length + 3) {
      return fail('@props takes one literal object', 0)
    }
    node = whole as typeof node
    while (node.type === 'ParenthesizedExpression') node = node.expression as typeof node
  } catch (error) {
    if (error instanceof EdgeError) throw error
    const { message, pos = 1 } = error as SyntaxError & { pos?: number }
    if (!jsArg.replace(/\/\*[^]*?\*\/|\/\/.*/g, '').trim()) return null
    return fail(`@props: ${message.replace(/ ?\(\d+:\d+\)$/, '')}`, pos - 1)
  }
  if (node.type !== 'ObjectExpression') fail('@props takes one literal object', node.start - 1)
  return node
}

function isPlainEntry({ type, computed, method, kind, shorthand }: Property): boolean {
  return type === 'Property' && !computed && !method && kind === 'init' && !shorthand
}

function toKey({ key }: Property): string {
  return String(key.name ?? key.value)
}

/** `size: 'md'` is short for `size: { default: 'md' }`. */
function readEntry(
  name: string,
  node: Node & Record<string, unknown>,
  fail: (message: string, node?: Node) => never,
): PropEntry {
  const entry: PropEntry = new Map()
  const read = (field: string, value: Node) => {
    const literal = toLiteral(value)
    if (literal) entry.set(field, { literal, node: value })
    else fail(`${field} of "${name}" must be a literal or config('key', fallback)`, value)
  }
  if (node.type !== 'ObjectExpression') {
    read('default', node)
    return entry
  }
  for (const property of node.properties as Property[]) {
    if (!isPlainEntry(property)) fail(`"${name}" takes plain \`field: value\` pairs only`, property)
    read(toKey(property), property.value)
  }
  return entry
}

function toDescription(comment: string): string {
  const lines = comment.slice(1).split(/\r\n|\r|\n/)
  return lines
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim()
}
