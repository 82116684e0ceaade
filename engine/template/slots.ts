import type { AnyNode as CodeNode } from 'acorn'
import { listCodeNodes, toPropertyName } from './code-nodes.ts'
import { parseExpression } from './expressions.ts'
import type { AnyNode, Range, Root } from './tree.ts'
import { walk } from './walk.ts'

/** One use of a slot in the template of its component. */
export type SlotUse = {
  /** Null for `$slots` as a whole */
  name: string | null
  from: number
  /**
   * Where its content is shown: in `text`, in an `attribute` of HTML, or in a `tagAttribute` of
   * another component. `code` is an argument of an Edge tag, and `condition` shows nothing.
   */
  place: 'text' | 'attribute' | 'tagAttribute' | 'code' | 'condition'
}

/** Lists where a template uses its slots, in the order of its text, without comments. */
export function listSlotUses(root: Root): SlotUse[] {
  const uses: SlotUse[] = []
  if (!root.text.includes('$slots')) return uses
  walk(root, {
    enter(node, ancestors) {
      const found = findCode(node, ancestors)
      if (!found) return
      const { code, place } = found
      const source = root.text.slice(code.from, code.to)
      const expression = source.includes('$slots') ? parseExpression(source) : null
      if (!expression) return
      for (const { name, start, isCalled } of listMembers(expression)) {
        // Expressions are parsed after a parenthesis.
        const from = code.from + start - 1
        uses.push({ name, from, place: isCalled || name === null ? place : 'condition' })
      }
    },
  })
  return uses.sort((a, b) => a.from - b.from)
}

/** Finds the JavaScript of a node, and where its value goes. */
function findCode(
  node: AnyNode,
  ancestors: readonly AnyNode[],
): { code: Range; place: SlotUse['place'] } | null {
  if (node.type === 'edgeTag') {
    return node.argument && !node.isEscaped ? { code: node.argument, place: 'code' } : null
  }
  const element = ancestors.findLast((one) => one.type === 'element')
  const isOfComponent = element?.isComponent === true
  if (node.type === 'attribute') {
    const isBound = isOfComponent && /^:(?!:)/.test(node.name)
    return isBound && node.value ? { code: node.value, place: 'tagAttribute' } : null
  }
  if (node.type !== 'mustache' || node.isEscaped) return null
  const tag = element?.start
  const isInTag = tag ? tag.from < node.from && node.to <= tag.to : false
  const place = isInTag ? (isOfComponent ? 'tagAttribute' : 'attribute') : 'text'
  return { code: node.code, place }
}

type Member = { name: string | null; start: number; isCalled: boolean }

/** Lists the `$slots.name`, `$slots?.name` and `$slots['name']` of an expression. */
function listMembers(expression: CodeNode): Member[] {
  const found: Member[] = []
  const left: { node: CodeNode; isCallee: boolean; isObject: boolean }[] = [
    { node: expression, isCallee: false, isObject: false },
  ]
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, isCallee, isObject } = next
    if (node.type === 'Identifier' && node.name === '$slots' && !isObject) {
      found.push({ name: null, start: node.start, isCalled: false })
    }
    const name = node.type === 'MemberExpression' ? toSlotName(node) : null
    if (name !== null) found.push({ name, start: node.start, isCalled: isCallee })
    for (const child of listCodeNodes(node)) {
      // The name of a property is no variable.
      if (isName(child, node)) continue
      left.push({
        node: child,
        isCallee: node.type === 'CallExpression' && child === node.callee,
        isObject: name !== null && node.type === 'MemberExpression' && child === node.object,
      })
    }
  }
  return found
}

/** Whether a node is the name of a property, in `a.name` or in `{ name: a }`. */
function isName(child: CodeNode, parent: CodeNode): boolean {
  if (parent.type === 'MemberExpression') return !parent.computed && child === parent.property
  return parent.type === 'Property' && !parent.computed && child === parent.key
}

function toSlotName(node: CodeNode & { type: 'MemberExpression' }): string | null {
  const { object } = node
  return object.type === 'Identifier' && object.name === '$slots' ? toPropertyName(node) : null
}
