import type { Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import { addBase } from '../page/rehype-site.ts'

/**
 * Returns the HTML of a live example as pages show it: with unique ids, with the base path of the
 * site in its images, and without taking the focus when the page opens. Its links stay unchanged,
 * because they belong to an application.
 */
export function toExampleHtml(html: string, prefix: string, base: string): string {
  const tree = fromHtml(html, { fragment: true })
  prefixIds(tree, `${prefix}-`)
  addBase(tree, base, { links: false })
  calmFocus(tree)
  return toHtml(tree)
}

/**
 * Removes `autofocus`. Dialogs and popovers keep it, because they take the focus only when they
 * open.
 */
function calmFocus(tree: Root): void {
  walk(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'dialog' || 'popover' in properties) return false
    return delete properties.autoFocus
  })
}

/** Attributes that contain one or more ids. */
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

/** Attributes with a URL that can point to an element. `usemap` points to a map by its name. */
const addresses = ['href', 'xLinkHref', 'useMap']

/**
 * Adds a prefix to every id of a tree and to all references to it, because several examples share a
 * page. References to elements outside of the tree stay unchanged.
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
