import type { Nodes } from 'hast'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'

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

/** Attributes that hold the address of an element; `usemap` that of a map, by its name. */
const addresses = ['href', 'xLinkHref', 'useMap']

/**
 * Puts a prefix before every id of a tree and all that refers to one: examples share a page. What
 * refers to an element outside of the tree stays.
 */
export function prefixIds(tree: Nodes, prefix: string): void {
  const known = new Set<unknown>()
  walk(tree, 'element', ({ tagName, properties }) => {
    known.add(properties.id)
    if (tagName === 'map') known.add(properties.name)
  })
  const toPrefixed = (id: string | number) => (known.has(id) ? `${prefix}${id}` : id)
  walk(tree, 'element', ({ tagName, properties }) => {
    for (const [name, value] of Object.entries(properties)) {
      if (references.includes(name) || (tagName === 'map' && name === 'name')) {
        const ids = Array.isArray(value) ? value : typeof value === 'string' ? value.split(' ') : []
        if (ids.length) properties[name] = ids.map(toPrefixed).join(' ')
      } else if (typeof value !== 'string') continue
      else if (addresses.includes(name)) {
        if (value.startsWith('#')) properties[name] = `#${toPrefixed(value.slice(1))}`
      } else {
        properties[name] = value.replace(
          /url\((["']?)#([^"')]+)\1\)/g,
          (_, quote: string, id: string) => `url(${quote}#${toPrefixed(id)}${quote})`,
        )
      }
    }
  })
}
