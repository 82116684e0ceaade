import type { Nodes } from 'hast'
import { visit } from 'unist-util-visit'

/** Attributes that hold ids, one or several. */
const references = [
  'id',
  'htmlFor',
  'ariaLabelledBy',
  'ariaDescribedBy',
  'ariaControls',
  'ariaDetails',
  'ariaErrorMessage',
  'ariaFlowTo',
  'ariaOwns',
  'ariaActiveDescendant',
  'list',
  'form',
  'popoverTarget',
  'commandFor',
  'interestfor',
  'anchor',
  'headers',
]

/** Puts a prefix before every id of a tree and all that refers to one: examples share a page. */
export function prefixIds(tree: Nodes, prefix: string): void {
  const known = new Set<unknown>()
  visit(tree, 'element', ({ properties }) => {
    known.add(properties.id)
  })
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'xLinkHref']) {
      const url = String(properties[name])
      if (url.startsWith('#') && known.has(url.slice(1))) {
        properties[name] = `#${prefix}${url.slice(1)}`
      }
    }
    for (const name of references) {
      const value = properties[name]
      const ids = Array.isArray(value) ? value : typeof value === 'string' ? value.split(' ') : []
      if (ids.length) properties[name] = ids.map((id) => `${prefix}${id}`).join(' ')
    }
  })
}
