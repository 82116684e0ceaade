import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/**
 * Classes of elements that show examples: live, small in the gallery, and below the controls of a
 * theme.
 */
const frames = ['example-preview', 'gallery-miniature', 'theme-builder-examples']

/** Returns the links in the examples of a page, which belong to an application. */
export function listExampleLinks(tree: Root): Set<Element> {
  const links = new Set<Element>()
  visit(tree, 'element', (frame) => {
    const { className } = frame.properties
    if (!Array.isArray(className) || !frames.some((name) => className.includes(name))) return
    visit(frame, 'element', (element) => {
      if (element.tagName === 'a') links.add(element)
    })
  })
  return links
}
