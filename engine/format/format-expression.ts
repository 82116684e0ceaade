import { type AnyNode, type ArrayExpression, type ObjectExpression, parse } from 'acorn'
import { listCodeNodes } from '../template/code-nodes.ts'

/** Where an expression is printed. */
type Place = {
  /** Column at which it starts */
  column: number
  /** White space at the start of its line */
  indent: string
  /** One level of indentation */
  unit: string
  eol: string
  width: number
  /** Number of characters that follow it on its line */
  tail: number
}

/** What can be broken into lines. */
type Container = ArrayExpression | ObjectExpression

/** The text put before an expression to parse it. */
const BEFORE = '('

/**
 * Breaks the arrays and objects of an expression that is too long for its line, one entry per line.
 * Keeps those that are broken after their first bracket, and everything else as it is written.
 * Returns null if it is not one expression or has a comment.
 */
export function formatExpression(source: string, place: Place): string | null {
  const node = parseExpression(source)
  return node && printRange(source, node, { from: 0, to: source.length }, place)
}

function parseExpression(source: string): AnyNode | null {
  let hasComment = false
  try {
    const options = {
      ecmaVersion: 2020,
      allowAwaitOutsideFunction: true,
      onComment: () => (hasComment = true),
    } as const
    const [statement, ...others] = parse(`${BEFORE}${source}\n)`, options).body
    if (hasComment || others.length || statement?.type !== 'ExpressionStatement') return null
    return statement.expression.start > 0 ? statement.expression : null
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return null
    throw error
  }
}

/** Prints a part of the source that contains a node. */
function printRange(
  source: string,
  node: AnyNode,
  { from, to }: { from: number; to: number },
  place: Place,
): string {
  let out = ''
  let at = from
  const containers = listContainers(node)
  for (const [index, container] of containers.entries()) {
    const start = container.start - BEFORE.length
    const end = container.end - BEFORE.length
    out += source.slice(at, start)
    const next = containers[index + 1]
    const rest = source.slice(end, next ? next.start - BEFORE.length : to)
    out += printContainer(source, container, {
      ...place,
      column: toColumn(out, place.column),
      tail: next || /[\n\r]/.test(rest) ? rest.search(/[\n\r]|$/) : rest.length + place.tail,
    })
    at = end
  }
  return out + source.slice(at, to)
}

/** The column after a text that starts at a column. */
function toColumn(text: string, column: number): number {
  const lastLine = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'))
  return lastLine === -1 ? column + text.length : text.length - lastLine - 1
}

/** Lists the outermost arrays and objects, in order. */
function listContainers(node: AnyNode): Container[] {
  if (node.type === 'ArrayExpression' || node.type === 'ObjectExpression') return [node]
  const children = listCodeNodes(node)
  return children.sort((a, b) => a.start - b.start).flatMap(listContainers)
}

/** Whether only commas and white space are between entries, so no parentheses around an entry. */
function areSeparated(
  source: string,
  entries: readonly (AnyNode | null)[],
  { from, to }: { from: number; to: number },
): entries is readonly AnyNode[] {
  if (!entries.length) return false
  let at = from + 1
  for (const [index, entry] of entries.entries()) {
    if (!entry) return false
    const between = source.slice(at, entry.start - BEFORE.length).trim()
    if (between !== (index ? ',' : '')) return false
    at = entry.end - BEFORE.length
  }
  return /^\s*,?\s*$/.test(source.slice(at, to - 1))
}

function printContainer(source: string, container: Container, place: Place): string {
  const from = container.start - BEFORE.length
  const to = container.end - BEFORE.length
  const written = source.slice(from, to)
  const entries: readonly (AnyNode | null)[] =
    container.type === 'ArrayExpression' ? container.elements : container.properties
  const lineBreak = /[\n\r]/
  const isBroken = /^.[^\S\r\n]*[\r\n]/.test(written)
  const fits = place.column + written.length + place.tail <= place.width
  if (!areSeparated(source, entries, { from, to })) return written
  if (!isBroken && (fits || lineBreak.test(written))) return written

  const indent = place.indent + place.unit
  const last = entries.at(-1)!
  const hasComma = source.slice(last.end - BEFORE.length, to).includes(',')
  const lines = entries.map((entry, index) => {
    const isLast = index === entries.length - 1
    const range = { from: entry.start - BEFORE.length, to: entry.end - BEFORE.length }
    const inner = { ...place, indent, column: indent.length, tail: isLast && !hasComma ? 0 : 1 }
    return indent + printRange(source, entry, range, inner) + (isLast && !hasComma ? '' : ',')
  })
  const [open, close] = [written[0], written.at(-1)]
  return [open, ...lines, place.indent + close].join(place.eol)
}
