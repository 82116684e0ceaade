import type { Root as HtmlRoot } from 'hast'
import type { Definition, FootnoteDefinition, Root } from 'mdast'
import { defaultHandlers, toHast, type Handler } from 'mdast-util-to-hast'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'

/**
 * The HTML of a Markdown tree. `toHast` looks for definitions itself, with a walk that takes as long
 * as all the rest, so it gets a root with them alone, and finds the page when it makes that HTML.
 */
export function toHtmlTree(page: Root): HtmlRoot {
  const definitions: (Definition | FootnoteDefinition)[] = []
  walk(page, null, (node) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') definitions.push(node)
  })
  // A handler answers with what stands in a page; that of the root, with the page.
  const root = ((state) => defaultHandlers.root(state, page)) as Handler
  const options = { allowDangerousHtml: true, handlers: { root } }
  return toHast({ type: 'root', children: definitions }, options) as HtmlRoot
}
