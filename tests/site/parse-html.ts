import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'

const trees = new Map<string, Root>()

/**
 * Parses a page, once for all tests that run in one process. The tree is shared: do not change it.
 */
export function parseHtml(html: string): Root {
  let tree = trees.get(html)
  if (!tree) {
    tree = fromHtml(html)
    // Half of the memory, which no test reads.
    visit(tree, (node) => void (node.position = undefined))
    trees.set(html, tree)
  }
  return tree
}
