import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import type { ParsedComponent } from '../../../engine/library/component/parse-component.ts'

/**
 * Returns the root element of a component, and the one that receives its attributes by its facts.
 */
export function findReceiver(
  html: string,
  { name, attributes: { to } }: Pick<ParsedComponent, 'name' | 'attributes'>,
): { root: Element | undefined; receiver: Element | undefined; elements: Element[] } {
  const elements: Element[] = []
  visit(fromHtml(html, { fragment: true }), 'element', (node) => void elements.push(node))
  // A parent renders its own sub-components first, so the last match is the root.
  const root = elements.findLast(({ properties }) => properties.dataKit === name)
  const inside: Element[] = []
  if (root) visit(root, 'element', (node) => void inside.push(node))
  const tagName = /^`<([a-z]+)>`/.exec(to ?? '')?.[1]
  const receiver = inside.find(
    (node) => !tagName || (node.tagName === tagName && node.properties.type !== 'hidden'),
  )
  return { root, receiver, elements }
}
