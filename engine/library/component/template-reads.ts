import type { Node } from 'acorn'
import { parseExpression } from '../../template/expressions.ts'
import type { JsonValue } from '../../tags/index.ts'

/** Methods of `$props` that give the attributes or all props. */
const WHOLE = new Set(['all', 'toAttrs', 'merge', 'mergeIf', 'mergeUnless'])

/** A node with the fields of its kind. */
export type Fields = Node & Record<string, unknown>

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
  const node = parseExpression(code) as Fields | null
  if (!node) return
  if (tag === 'let' || tag === 'set' || tag === 'assign') readAssignment(node, reads)
  else if (tag === 'slot') readSlotTag(node, reads)
  else read(node, reads, from)
}

/** Reads `name = value`, or `{ a, b = 1 } = $props`. */
function readAssignment(node: Fields, reads: Reads): void {
  if (node.type !== 'AssignmentExpression') return read(node, reads, 0)
  const [left, right] = [node.left as Fields, node.right as Fields]
  const before = new Set(reads.variables)
  if (left.type === 'ObjectPattern' && isProps(right)) {
    for (const property of left.properties as Fields[]) {
      const name = property.type === 'Property' ? toName(property.key as Fields) : null
      const value = property.value as Fields | undefined
      if (name)
        addProp(name, reads, value?.type === 'AssignmentPattern' ? toJson(value.right) : undefined)
    }
  } else read(right, reads, 0)
  const added = left.type === 'Identifier' ? listAdded(right) : null
  if (added) reads.copies.set(left.name as string, added)
  const isRead = (name: string) => reads.variables.has(name) && !before.has(name)
  // `@let(type = type || 'text')` reads the prop.
  for (const name of listPatternNames(left)) if (!isRead(name)) reads.locals.add(name)
}

/** `$props` or `$props.all()` */
function isProps(node: Fields): boolean {
  if (node.type === 'Identifier') return node.name === '$props'
  const callee = node.type === 'CallExpression' ? (node.callee as Fields) : null
  return callee?.type === 'MemberExpression' && isProps(callee.object as Fields)
}

/**
 * Lists the names that a copy of all props, `{ ...$props, id }` or `Object.assign({}, $props)`, has
 * beside them. Returns null for any other expression.
 */
function listAdded(node: Fields): Set<string> | null {
  if (isProps(node)) return new Set()
  const callee = node.type === 'CallExpression' ? (node.callee as Fields) : null
  const isAssign =
    callee?.type === 'MemberExpression' &&
    (callee.object as Fields).name === 'Object' &&
    toPropertyName(callee) === 'assign'
  const parts = isAssign
    ? (node.arguments as Fields[])
    : node.type === 'ObjectExpression'
      ? [node]
      : []
  const isCopy = parts.some(
    (part) =>
      isProps(part) ||
      ((part.properties ?? []) as Fields[]).some(
        ({ type, argument }) => type === 'SpreadElement' && isProps(argument as Fields),
      ),
  )
  if (!isCopy) return null
  const properties = parts.flatMap((part) => (part.properties ?? []) as Fields[])
  return new Set(properties.flatMap(({ key }) => (key ? (toName(key as Fields) ?? []) : [])))
}

function readSlotTag(node: Fields, reads: Reads): void {
  const [name, param] = node.type === 'SequenceExpression' ? (node.expressions as Fields[]) : [node]
  if (name) read(name, reads, 0)
  if (param) for (const local of listPatternNames(param)) reads.locals.add(local)
}

/** Lists the names that a pattern declares, also one that was parsed as an expression. */
function listPatternNames(node: Fields | null): string[] {
  if (!node) return []
  if (node.type === 'Identifier') return [node.name as string]
  if (node.type === 'AssignmentPattern') return listPatternNames(node.left as Fields)
  if (node.type === 'RestElement' || node.type === 'SpreadElement') {
    return listPatternNames(node.argument as Fields)
  }
  if (node.type === 'Property') return listPatternNames(node.value as Fields)
  const parts = (node.properties ?? node.elements ?? []) as Fields[]
  return parts.flatMap((part) => listPatternNames(part))
}

/** Reads an expression. `at` is its offset in the template. */
function read(node: Fields, reads: Reads, at: number): void {
  const each = (part: unknown) => {
    if (Array.isArray(part)) part.forEach(each)
    else if (part && typeof (part as Fields).type === 'string') read(part as Fields, reads, at)
  }
  switch (node.type) {
    case 'Identifier':
      return void readVariable(node.name as string, reads)
    case 'CallExpression':
      return readCall(node, reads, at, each)
    case 'MemberExpression':
      return readMember(node, each, reads)
    case 'ConditionalExpression':
      readFallback(node, reads)
      break
    case 'LogicalExpression':
      readAlternative(node, reads)
      break
    case 'SpreadElement':
      if (isProps(node.argument as Fields)) reads.passThrough = true
      break
    case 'Property':
      if (node.computed) each(node.key)
      return each(node.value)
    case 'ArrowFunctionExpression':
      for (const param of node.params as Fields[]) {
        for (const name of listPatternNames(param)) reads.locals.add(name)
      }
      return each(node.body)
  }
  for (const [key, part] of Object.entries(node)) if (key !== 'type') each(part)
}

function readVariable(name: string, reads: Reads): void {
  if (!reads.locals.has(name)) reads.variables.add(name)
}

function readMember(node: Fields, each: (part: unknown) => void, reads: Reads): void {
  const object = node.object as Fields
  const owner = object.type === 'Identifier' ? object.name : null
  const name = toPropertyName(node)
  if (owner === '$slots' && name !== null) reads.slots.add(name)
  else if (owner === '$props' && name !== null) addProp(name, reads)
  else if (name !== null && reads.copies.has(owner as string)) {
    if (!reads.copies.get(owner as string)!.has(name)) addProp(name, reads)
  } else each(object)
  if (node.computed) each(node.property)
}

function readCall(node: Fields, reads: Reads, at: number, each: (part: unknown) => void): void {
  const callee = node.callee as Fields
  const args = node.arguments as Fields[]
  // A function that is called is a global: applications do not pass functions as props.
  if (callee.type !== 'Identifier') {
    const method = callee.type === 'MemberExpression' ? toPropertyName(callee) : null
    const isOwn = method !== null && isProps(callee.object as Fields)
    if (!isOwn) each(callee)
    else {
      each((callee.object as Fields).type === 'Identifier' ? [] : callee.object)
      readMethod(method, args, reads, at)
    }
  }
  each(args)
}

/** Reads a call of `$props.get()`, `$props.except()` and so on. */
function readMethod(method: string, args: Fields[], reads: Reads, at: number): void {
  const [first, second] = args
  if (WHOLE.has(method)) {
    if (method === 'toAttrs') reads.passThrough = true
    return
  }
  const names = first?.type === 'ArrayExpression' ? (first.elements as Fields[]) : [first]
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
function readFallback({ test, consequent, alternate }: Fields, reads: Reads): void {
  const [tested, name] = [toPropOf(test as Fields, 'has'), toPropOf(consequent as Fields, 'get')]
  if (tested !== null && tested === name) addProp(name, reads, toJson(alternate as Fields))
}

/** Reads the default in `$props.get('size') || 'md'`. */
function readAlternative({ operator, left, right }: Fields, reads: Reads): void {
  const value = toJson(right as Fields)
  const name = toPropOf(left as Fields, 'get')
  if (operator !== '&&' && name !== null && value) addProp(name, reads, value)
}

/** Returns the prop in `$props.get('name')`, or null for any other expression. */
function toPropOf(node: Fields, method: string): string | null {
  if (node.type !== 'CallExpression') return null
  const callee = node.callee as Fields
  if (callee.type !== 'MemberExpression' || toPropertyName(callee) !== method) return null
  const name = isProps(callee.object as Fields) ? toText((node.arguments as Fields[])[0]) : null
  return name?.includes('.') ? null : name
}

function toPropertyName({ computed, property }: Fields): string | null {
  return computed ? toText(property as Fields) : toName(property as Fields)
}

function toName(node: Fields): string | null {
  return node.type === 'Identifier' ? (node.name as string) : toText(node)
}

function toText(node: Fields | undefined): string | null {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

function toJson(node: unknown): JsonValue | undefined {
  const { type, value } = (node ?? {}) as Fields
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value)
  return type === 'Literal' && isPlain ? (value as JsonValue) : undefined
}
