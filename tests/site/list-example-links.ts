import type { Element, Root } from 'hast'
import { listElements } from './parse-html.ts'

/**
 * Classes of elements that show examples: live, small in the gallery, and below the controls of a
 * theme.
 */
const frames = ['example-preview', 'gallery-miniature', 'theme-builder-examples']

/** Returns the links in the examples of a page, which belong to an application. */
export function listExampleLinks(tree: Root): Set<Element> {
  const links = new Set<Element>()
  for (const frame of listElements(tree)) {
    const { className } = frame.properties
    if (!Array.isArray(className) || !frames.some((name) => className.includes(name))) continue
    for (const element of listElements(frame)) if (element.tagName === 'a') links.add(element)
  }
  return links
}
