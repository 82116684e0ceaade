import { toString } from 'hast-util-to-string'
import type { Element, Root } from 'hast'
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

/**
 * Returns the elements of a tree in their order, without those in templates. Faster than `visit`,
 * which prepares an error message for each node.
 */
export function listElements(tree: Root | Element, elements: Element[] = []): Element[] {
  for (const node of tree.children) {
    if (node.type !== 'element') continue
    elements.push(node)
    listElements(node, elements)
  }
  return elements
}

/** Returns the text of each element with a tag name. */
export function listTexts(html: string, tagName: string): string[] {
  return listElements(parseHtml(html))
    .filter((node) => node.tagName === tagName)
    .map((node) => toString(node))
}
