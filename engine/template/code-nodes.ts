import type { AnyNode, MemberExpression } from 'acorn'

/** Lists the nodes in a node of JavaScript, in the order of its fields. */
export function listCodeNodes(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flat()
    .filter((value) => isCodeNode(value))
}

function isCodeNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Returns the name of a property, `b` in `a.b` and in `a['b']`. Returns null if it is computed. */
export function toPropertyName({ computed, property }: MemberExpression): string | null {
  return computed ? toText(property) : toName(property)
}

/** Returns the name of a variable or key, or the text of a literal. Returns null for others. */
export function toName(node: AnyNode): string | null {
  return node.type === 'Identifier' ? node.name : toText(node)
}

/** Returns the key of a property that is not computed: `a` in `{ a: 1 }` and `{ 'a': 1 }`. */
export function toKey(key: AnyNode): string {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}

/** Returns the text of a literal in quotes. Returns null for any other node. */
export function toText(node: AnyNode | null | undefined): string | null {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}
