import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { URL_ATTRIBUTES } from '@kit-edge/engine/tags/runtime/url-attributes.ts'

/** HTML without any of these is harmless. HTML with one of them is parsed. */
const suspicious =
  /<(?:script|style|base|iframe|frame|meta|link|object|embed|set|animate)|[\s"'/]on[a-z]|[bat][\s\p{Cc}]*:|&|srcdoc/iu

/** Elements that run scripts, load files or change the page around them. */
const elements =
  /^(?:script|style|base|i?frame|frameset|meta|link|object|embed|applet|set|animate\w*)$/i

/** URLs that run a script, or may be a page with one. Browsers ignore whitespace in them. */
const script = /^(?:javascript|vbscript|data:(?!image\/(?!svg)|font\/)|blob)/i

/**
 * Finds the first element or attribute that would run a script or affect the page around it.
 * Returns null if there is none.
 */
export function findActiveHtml(html: string): string | null {
  return suspicious.test(html) ? findIn(fromHtml(html, { fragment: true })) : null
}

function findIn(root: Root): string | null {
  const nodes: Root['children'] = [...root.children]
  for (const node of nodes) {
    if (node.type !== 'element') continue
    const found = findOf(node)
    if (found !== null) return found
    nodes.push(...node.children, ...(node.content?.children ?? []))
  }
  return null
}

function findOf({ tagName, properties }: Element): string | null {
  if (elements.test(tagName)) return `<${tagName}>`
  for (const [name, value] of Object.entries(properties)) {
    // Event handlers. Those of libraries, `@click` and `x-on:click`, do not match.
    if (/^on[a-z]+$/i.test(name)) return `${name.toLowerCase()}=`
    const address = String(value).replace(/[\s\p{Cc}]/gu, '')
    const isUrl = URL_ATTRIBUTES.has(name.toLowerCase().replace('xlink', 'xlink:'))
    if (/^srcdoc$/i.test(name) || (isUrl && script.test(address))) {
      return `${name.toLowerCase()}="${address}"`
    }
  }
  return null
}
