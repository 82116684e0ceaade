import type { AnyNode, ArrowFunctionExpression, CallExpression } from 'acorn'

/** Whether a variable of a compiled template holds output. No template can declare such a name. */
export function isOutput(name: string): boolean {
  return name === 'out' || name === 'fold' || /^slot_(?:main|\d+)$/.test(name)
}

/** Returns the expression in an optional chain. */
export function unwrap(node: AnyNode): AnyNode {
  return node.type === 'ChainExpression' ? node.expression : node
}

/** Returns the written path of a node, `state.$tags.text`, or null if it is something else. */
export function toPath(node: AnyNode | null | undefined): string | null {
  if (!node) return null
  const inner = unwrap(node)
  if (inner.type === 'Identifier') return inner.name
  if (inner.type === 'ThisExpression') return 'this'
  if (inner.type !== 'MemberExpression') return null
  const { object, property, computed } = inner
  const before = toPath(object)
  if (before === null) return null
  if (!computed && property.type === 'Identifier') return `${before}.${property.name}`
  const isName = property.type === 'Literal' && /^[\w$]+$/.test(String(property.value))
  return isName ? `${before}.${String(property.value)}` : null
}

/** Returns the name of the slot in `$slots.name`, the empty text for `$slots` alone, or null. */
export function nameOfGivenSlot(node: AnyNode): string | null {
  const path = toPath(node)
  if (path === 'state.$slots' || path === 'state.$slots.$context') return ''
  const [, name] = /^state\.\$slots\.(\w+)$/.exec(path ?? '') ?? []
  return name === undefined || name in Object.prototype ? null : name
}

/**
 * Finds `await $slots.name()` in an expression, as far as it is evaluated whatever the values are:
 * `(await $slots.main()).trim()`.
 */
export function findCalledSlot(
  node: AnyNode | null | undefined,
): { name: string; node: AnyNode } | null {
  if (!node) return null
  if (node.type === 'AwaitExpression') {
    const call = unwrap(node.argument)
    if (call.type !== 'CallExpression' || call.arguments.length > 0) return null
    const name = nameOfGivenSlot(call.callee)
    return name ? { name, node } : null
  }
  if (node.type === 'CallExpression' && !node.optional) {
    const parts: AnyNode[] = [node.callee, ...node.arguments]
    for (const part of parts) {
      const found = findCalledSlot(part)
      if (found) return found
    }
  }
  return node.type === 'MemberExpression' && !node.optional ? findCalledSlot(node.object) : null
}

/** Returns the slot in `await $slots.name()` or `(await $slots.name()).trim()`, or null. */
export function findPrintedSlot(node: AnyNode): { name: string; how: 'whole' | 'trimmed' } | null {
  const called = findCalledSlot(node)
  if (!called) return null
  if (called.node === node) return { name: called.name, how: 'whole' }
  if (node.type !== 'CallExpression' || node.arguments.length > 0) return null
  const { callee } = node
  const isTrim =
    callee.type === 'MemberExpression' &&
    callee.object === called.node &&
    !callee.computed &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'trim'
  return isTrim ? { name: called.name, how: 'trimmed' } : null
}

/** Whether a value is the props that the runtime resolves for a component. */
export function isPropsCall(node: AnyNode | null | undefined): boolean {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { property } = node.callee
  const [template, state, context, component, ...rest] = node.arguments
  return (
    property.type === 'Identifier' &&
    property.name === 'props' &&
    [template, state, context].map(toPath).join() === 'template,state,$context' &&
    component?.type === 'Literal' &&
    rest.length === 0
  )
}

/**
 * Returns the call that renders a tag, from the code that awaits its text only if it has to. No
 * expression of a template can pass `template` itself.
 */
export function findRenderCall(node: AnyNode): CallExpression | null {
  if (node.type !== 'ConditionalExpression' || node.test.type !== 'BinaryExpression') return null
  const { left } = node.test
  if (left.type !== 'UnaryExpression' || left.operator !== 'typeof') return null
  const { argument } = left
  if (argument.type !== 'AssignmentExpression' || toPath(argument.left) !== '$tags_text')
    return null
  const call = argument.right
  if (call.type !== 'CallExpression' || toPath(call.callee) !== 'state.$tags.render') return null
  return toPath(call.arguments[0]) === 'template' ? call : null
}

/** Returns the function that renders literal tags, from the code that looks up their text first. */
export function findFold(node: AnyNode): ArrowFunctionExpression | null {
  if (node.type !== 'LogicalExpression' || node.operator !== '??') return null
  const { left, right } = node
  if (left.type !== 'CallExpression' || toPath(left.callee) !== 'state.$tags.folds.texts.get')
    return null
  if (right.type !== 'AwaitExpression' || right.argument.type !== 'CallExpression') return null
  const { callee, arguments: given } = right.argument
  if (toPath(callee) !== 'state.$tags.folds.render' || toPath(given[1]) !== 'template') return null
  return given[3]?.type === 'ArrowFunctionExpression' ? given[3] : null
}

/**
 * Returns what `@inject` passes to the slots: `values` is null if they are not literals. Returns
 * null for any other call.
 */
export function findInjected({
  callee,
  arguments: given,
}: CallExpression): { values: Record<string, unknown> | null } | null {
  if (toPath(callee) !== 'Object.assign' || toPath(given[0]) !== 'state.$slots.$context')
    return null
  const values: Record<string, unknown> = {}
  if (given[1]?.type !== 'ObjectExpression' || given.length !== 2) return { values: null }
  for (const property of given[1].properties) {
    if (property.type === 'SpreadElement' || property.computed) return { values: null }
    const { key, value } = property
    if (value.type !== 'Literal' || 'regex' in value) return { values: null }
    const name = key.type === 'Identifier' ? key.name : toLiteral(key)
    if (name === null || name === '__proto__') return { values: null }
    values[name] = value.value
  }
  return { values }
}

function toLiteral(node: AnyNode): string | null {
  return node.type === 'Literal' ? String(node.value) : null
}

/** Whether a `try` only adds the position to an error. */
export function isRethrow({
  handler,
  finalizer,
}: Extract<AnyNode, { type: 'TryStatement' }>): boolean {
  const [statement, ...rest] = handler?.body.body ?? []
  if (finalizer || rest.length > 0 || statement?.type !== 'ExpressionStatement') return false
  const { expression } = statement
  if (expression.type !== 'CallExpression') return false
  const path = toPath(expression.callee)
  if (path === 'template.reThrow' || path === 'state.$tags.fail') return true
  const { callee } = expression
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'failInside'
  )
}
