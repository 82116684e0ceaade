import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'

/** Attributes that refer to ids, by their names in the tree. */
const references =
  'htmlFor form list headers popoverTarget commandFor ariaActiveDescendant ariaControls ' +
  'ariaDescribedBy ariaDetails ariaErrorMessage ariaLabelledBy ariaOwns'

/** Returns repeated ids and references to missing ids, one per line. */
export function listIdProblems(html: string): string[] {
  const elements: Element[] = []
  visit(fromHtml(html, { fragment: true }), 'element', (node) => void elements.push(node))
  const ids = new Set<unknown>()
  const problems: string[] = []
  for (const { tagName, properties } of elements) {
    if (properties.id === undefined) continue
    if (ids.has(properties.id)) problems.push(`${tagName} repeats the id ${properties.id}`)
    ids.add(properties.id)
  }
  for (const { tagName, properties } of elements) {
    for (const name of references.split(' ')) {
      const words = [properties[name] ?? []].flat().flatMap((text) => String(text).split(' '))
      for (const id of words.filter((word) => word && !ids.has(word))) {
        problems.push(`${name} of ${tagName} leads to ${id}, which is nowhere`)
      }
    }
  }
  return problems
}
