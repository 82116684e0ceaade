import type { AnyNode, Element, Node, Tag } from './tree.ts'

/** What to do at each node. `ancestors` are the nodes around it, outermost first. */
export type Visitor = {
  /** Called before the children of a node; with `false` as the answer they are left out. */
  enter?: (node: AnyNode, ancestors: readonly AnyNode[]) => boolean | void
  /** Called after the children of a node */
  exit?: (node: AnyNode, ancestors: readonly AnyNode[]) => void
}

/** Visits a node and all nodes in it, in the order of the text, also attributes and their values. */
export function walk(start: AnyNode, { enter, exit }: Visitor): void {
  const ancestors: AnyNode[] = []
  // A list instead of recursion, because templates may be nested without limit. Null is the end of
  // the innermost ancestor.
  const left: (AnyNode | null)[] = [start]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (node === null) {
      const entered = ancestors.pop()!
      exit?.(entered, ancestors)
      continue
    }
    const isLeftOut = enter?.(node, ancestors) === false
    const children = isLeftOut ? NONE : listChildren(node)
    if (!children.length) {
      exit?.(node, ancestors)
      continue
    }
    left.push(null)
    ancestors.push(node)
    for (let at = children.length - 1; at >= 0; at--) left.push(children[at]!)
  }
}

/** Lists the nodes in a node, in the order of the text. */
export function listChildren(node: AnyNode): readonly AnyNode[] {
  switch (node.type) {
    case 'element':
      return listInElement(node)
    case 'attribute': {
      const inValue = node.value?.children ?? NONE
      return node.nameChildren.length ? [...node.nameChildren, ...inValue] : inValue
    }
    case 'root':
    case 'edgeTag':
    case 'comment':
      return node.children
    default:
      return NONE
  }
}

const NONE: readonly Node[] = []

function listInElement({ start, end, children }: Element): readonly AnyNode[] {
  const isPlain = (tag: Tag | null) => !tag?.attributes.length && !tag?.nameChildren.length
  if (isPlain(start) && isPlain(end)) return children
  if (start && isPlain(end) && !children.length && !start.nameChildren.length) {
    return start.attributes
  }
  const listIn = (tag: Tag | null) => (tag ? [...tag.nameChildren, ...tag.attributes] : [])
  return [...listIn(start), ...children, ...listIn(end)]
}
