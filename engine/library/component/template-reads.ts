import type {
  AnyNode,
  CallExpression,
  ConditionalExpression,
  Expression,
  LogicalExpression,
  MemberExpression,
} from 'acorn'
import { listCodeNodes, toName, toPropertyName, toText } from '../../template/code-nodes.ts'
import { parseExpression } from '../../template/expressions.ts'
import type { JsonValue } from '../../tags/index.ts'

/** Methods of `$props` that give the attributes or all props. */
const WHOLE = new Set(['all', 'toAttrs', 'merge', 'mergeIf', 'mergeUnless'])

/** What expressions of a template read. */
export type Reads = {
  props: Map<string, JsonValue | undefined>
  variables: Set<string>
  locals: Set<string>
  slots: Set<string>
  /** Names in `$props.except(…)`, with the offset of the call */
  excluded: { name: string; at: number }[]
  /** Variables that hold all props, and the names that they have beside them */
  copies: Map<string, Set<string>>
  passThrough: boolean
}

/** Adds a prop; a later default completes one that is known. */
export function addProp(name: string, { props }: Reads, value?: JsonValue): void {
  if (!/^[A-Za-z_@:][\w:.-]*$/.test(name)) return
  if (!props.has(name) || props.get(name) === undefined) props.set(name, value)
}

/** Reads the argument of an Edge tag, or with a null `tag` the content of double braces. */
export function readExpression(
  tag: string | null,
  source: string,
  from: number,
  reads: Reads,
): void {
  let code = source
  if (tag === 'each') {
    const [, names = '', list = ''] = /^\s*([^]*?)\s+in\s+([^]+)$/.exec(source) ?? []
    for (const [name] of names.matchAll(/[A-Za-z_$][\w$]*/g)) reads.locals.add(name)
    code = list
  }
  const node = parseExpression(code)
  if (!node) return
  if (tag === 'let' || tag === 'set' || tag === 'assign') readAssignment(node, reads)
  else if (tag === 'slot') readSlotTag(node, reads)
  else read(node, reads, from)
}

/** Reads `name = value`, or `{ a, b = 1 } = $props`. */
function readAssignment(node: Expression, reads: Reads): void {
  if (node.type !== 'AssignmentExpression') return read(node, reads, 0)
  const { left, right } = node
  const before = new Set(reads.variables)
  if (left.type === 'ObjectPattern' && isProps(right)) {
    for (const property of left.properties) {
      const name = property.type === 'Property' ? toName(property.key) : null
      if (!name || property.type !== 'Property') continue
      const { value } = property
      addProp(name, reads, value.type === 'AssignmentPattern' ? toJson(value.right) : undefined)
    }
  } else read(right, reads, 0)
  const added = left.type === 'Identifier' ? listAdded(right) : null
  if (added && left.type === 'Identifier') reads.copies.set(left.name, added)
  const isRead = (name: string) => reads.variables.has(name) && !before.has(name)
  // `@let(type = type || 'text')` reads the prop.
  for (const name of listPatternNames(left)) if (!isRead(name)) reads.locals.add(name)
}

/** `$props` or `$props.all()` */
function isProps(node: AnyNode): boolean {
  if (node.type === 'Identifier') return node.name === '$props'
  const callee = node.type === 'CallExpression' ? node.callee : null
  return callee?.type === 'MemberExpression' && isProps(callee.object)
}

/**
 * Lists the names that a copy of all props, `{ ...$props, id }` or `Object.assign({}, $props)`, has
 * beside them. Returns null for any other expression.
 */
function listAdded(node: Expression): Set<string> | null {
  if (isProps(node)) return new Set()
  const parts = isAssign(node) ? node.arguments : [node]
  const properties = parts.flatMap((one) => (one.type === 'ObjectExpression' ? one.properties : []))
  const isCopy =
    parts.some(isProps) ||
    properties.some((one) => one.type === 'SpreadElement' && isProps(one.argument))
  if (!isCopy) return null
  return new Set(
    properties.flatMap((one) => (one.type === 'Property' ? (toName(one.key) ?? []) : [])),
  )
}

/** `Object.assign(…)` */
function isAssign(node: Expression): node is CallExpression {
  const callee = node.type === 'CallExpression' ? node.callee : null
  if (callee?.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return false
  return callee.object.name === 'Object' && toPropertyName(callee) === 'assign'
}

function readSlotTag(node: Expression, reads: Reads): void {
  const [name, param] = node.type === 'SequenceExpression' ? node.expressions : [node]
  if (name) read(name, reads, 0)
  if (param) for (const local of listPatternNames(param)) reads.locals.add(local)
}

/** Lists the names that a pattern declares, also one that was parsed as an expression. */
function listPatternNames(node: AnyNode | null): string[] {
  switch (node?.type) {
    case 'Identifier':
      return [node.name]
    case 'AssignmentPattern':
      return listPatternNames(node.left)
    case 'RestElement':
    case 'SpreadElement':
      return listPatternNames(node.argument)
    case 'Property':
      return listPatternNames(node.value)
    case 'ObjectPattern':
    case 'ObjectExpression':
      return node.properties.flatMap((part) => listPatternNames(part))
    case 'ArrayPattern':
    case 'ArrayExpression':
      return node.elements.flatMap((part) => listPatternNames(part))
    default:
      return []
  }
}

/** Reads an expression. `at` is its offset in the template. */
function read(node: AnyNode, reads: Reads, at: number): void {
  const readAll = (nodes: readonly AnyNode[]) => {
    for (const one of nodes) read(one, reads, at)
  }
  switch (node.type) {
    case 'Identifier':
      return void readVariable(node.name, reads)
    case 'CallExpression':
      return readCall(node, reads, at, readAll)
    case 'MemberExpression':
      return readMember(node, readAll, reads)
    case 'ConditionalExpression':
      readFallback(node, reads)
      break
    case 'LogicalExpression':
      readAlternative(node, reads)
      break
    case 'SpreadElement':
      if (isProps(node.argument)) reads.passThrough = true
      break
    case 'Property':
      return readAll(node.computed ? [node.key, node.value] : [node.value])
    case 'ArrowFunctionExpression':
      for (const name of node.params.flatMap(listPatternNames)) reads.locals.add(name)
      return readAll([node.body])
  }
  readAll(listCodeNodes(node))
}

function readVariable(name: string, reads: Reads): void {
  if (!reads.locals.has(name)) reads.variables.add(name)
}

/** Reads further nodes of the same expression. */
type ReadAll = (nodes: readonly AnyNode[]) => void

function readMember(node: MemberExpression, readAll: ReadAll, reads: Reads): void {
  const { object, property, computed } = node
  const owner = object.type === 'Identifier' ? object.name : ''
  const name = toPropertyName(node)
  const copied = reads.copies.get(owner)
  if (owner === '$slots' && name !== null) reads.slots.add(name)
  else if (owner === '$props' && name !== null) addProp(name, reads)
  else if (name !== null && copied) {
    if (!copied.has(name)) addProp(name, reads)
  } else readAll([object])
  if (computed) readAll([property])
}

function readCall(node: CallExpression, reads: Reads, at: number, readAll: ReadAll): void {
  const { callee, arguments: args } = node
  // A function that is called is a global: applications do not pass functions as props.
  if (callee.type !== 'Identifier') {
    const method = callee.type === 'MemberExpression' ? toPropertyName(callee) : null
    if (method === null || callee.type !== 'MemberExpression' || !isProps(callee.object)) {
      readAll([callee])
    } else {
      if (callee.object.type !== 'Identifier') readAll([callee.object])
      readMethod(method, args, reads, at)
    }
  }
  readAll(args)
}

/** Reads a call of `$props.get()`, `$props.except()` and so on. */
function readMethod(
  method: string,
  args: CallExpression['arguments'],
  reads: Reads,
  at: number,
): void {
  const [first, second] = args
  if (WHOLE.has(method)) {
    if (method === 'toAttrs') reads.passThrough = true
    return
  }
  const names = first?.type === 'ArrayExpression' ? first.elements : [first]
  for (const name of names.flatMap((one) => toText(one) ?? [])) {
    // `has('button.class')` reads a property of the prop.
    const [prop = ''] = name.split('.')
    if (method === 'except') reads.excluded.push({ name: prop, at })
    else if (['get', 'has', 'only'].includes(method)) {
      addProp(prop, reads, method === 'get' && prop === name ? toJson(second) : undefined)
    }
  }
}

/** Reads the default in `$props.has('size') ? $props.get('size') : 'md'`. */
function readFallback({ test, consequent, alternate }: ConditionalExpression, reads: Reads): void {
  const [tested, name] = [toPropOf(test, 'has'), toPropOf(consequent, 'get')]
  if (tested !== null && tested === name) addProp(name, reads, toJson(alternate))
}

/** Reads the default in `$props.get('size') || 'md'`. */
function readAlternative({ operator, left, right }: LogicalExpression, reads: Reads): void {
  const value = toJson(right)
  const name = toPropOf(left, 'get')
  if (operator !== '&&' && name !== null && value) addProp(name, reads, value)
}

/** Returns the prop in `$props.get('name')`, or null for any other expression. */
function toPropOf(node: Expression, method: string): string | null {
  const callee = node.type === 'CallExpression' ? node.callee : null
  if (callee?.type !== 'MemberExpression' || toPropertyName(callee) !== method) return null
  const [first] = node.type === 'CallExpression' ? node.arguments : []
  const name = isProps(callee.object) ? toText(first) : null
  return name?.includes('.') ? null : name
}

function toJson(node: AnyNode | undefined): JsonValue | undefined {
  if (node?.type !== 'Literal') return undefined
  const { value } = node
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isPlain ? value : undefined
}
