import type { Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import { addBase } from '../page/rehype-site.ts'

/**
 * The HTML of a live example as pages show it: its ids are its own, its images are below the base
 * of the site, and it does not take the focus when the page opens. Its links stay those of an
 * application.
 */
export function toExampleHtml(html: string, prefix: string, base: string): string {
  const tree = fromHtml(html, { fragment: true })
  prefixIds(tree, `${prefix}-`)
  addBase(tree, base, { links: false })
  calmFocus(tree)
  return toHtml(tree)
}

/** What opens above the page may keep it: it takes the focus when it opens. */
function calmFocus(tree: Root): void {
  walk(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'dialog' || 'popover' in properties) return false
    return delete properties.autoFocus
  })
}

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
