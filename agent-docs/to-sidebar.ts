import type { Element, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toString } from 'hast-util-to-string'
import { parse } from 'parse5'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import { toLine } from './read-head.ts'

/** A page in the navigation of a site: its path, and the label of the group around it. */
export type SidebarLink = { path: string; group: string }

/**
 * Lists the pages in the largest navigation of an HTML page, in order.
 * @param toPath returns the path of the page that a link leads to, if there is one
 */
export function toSidebar(
  html: string,
  toPath: (href: string) => string | undefined,
): SidebarLink[] {
  const navigations: SidebarLink[][] = []
  walk(fromParse5(parse(html)) as Root, 'element', (node: Element) => {
    if (node.tagName !== 'nav' && node.tagName !== 'aside') return true
    navigations.push(listLinks(node, toPath))
    return false
  })
  return navigations.toSorted((a, b) => b.length - a.length)[0] ?? []
}

function listLinks(nav: Element, toPath: (href: string) => string | undefined): SidebarLink[] {
  const links = new Map<string, SidebarLink>()
  walk(nav as unknown as Root, 'element', (node: Element, inside: unknown[]) => {
    if (node.tagName !== 'a' || typeof node.properties.href !== 'string') return
    const path = toPath(node.properties.href)
    if (path !== undefined && !links.has(path)) links.set(path, { path, group: findGroup(inside) })
  })
  return [...links.values()]
}

/** Returns the label of the outermost `<details>` around a link. */
function findGroup(inside: unknown[]): string {
  const details = (inside as Element[]).find(({ tagName }) => tagName === 'details')
  const summary = details?.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'summary',
  )
  return summary ? toLine(toString(summary)) : ''
}
