import type { AnyNode, Root } from './tree.ts'
import { listChildren } from './walk.ts'

/**
 * Lists the nodes around an offset, outermost first: each one starts before it, and ends there or
 * after it. Between two nodes, that is the first one.
 */
export function listNodesAt(root: Root, offset: number): AnyNode[] {
  const found: AnyNode[] = [root]
  for (;;) {
    const children = listChildren(found.at(-1)!)
    const next = children[findFirst(children, offset)]
    if (!next || next.from >= offset) return found
    found.push(next)
  }
}

/** Returns the index of the first node that ends at an offset or after it. */
function findFirst(nodes: readonly AnyNode[], offset: number): number {
  let low = 0
  let high = nodes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (nodes[middle]!.to < offset) low = middle + 1
    else high = middle
  }
  return low
}
