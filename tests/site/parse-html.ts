import type { Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parse } from 'parse5'

const trees = new Map<string, Root>()

/**
 * Parses a page, once for all tests that run in one process. The tree is shared, so do not change
 * it, and has no positions, which would double time and memory.
 */
export function parseHtml(html: string): Root {
  let tree = trees.get(html)
  if (!tree) {
    tree = fromParse5(parse(html, { scriptingEnabled: false })) as Root
    trees.set(html, tree)
  }
  return tree
}
