import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** What shows examples: live, small in the gallery, and below the controls of a theme. */
const frames = ['example-preview', 'gallery-miniature', 'theme-knobs-preview']

/** The links inside of the examples of a page, which are those of an application. */
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
