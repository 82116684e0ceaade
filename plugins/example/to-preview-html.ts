import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import { addBase } from '../page/rehype-base.ts'
import { prefixIds } from './prefix-ids.ts'

/**
 * The HTML of a live example as pages show it: its ids are its own, its images are below the base
 * of the site, and it does not take the focus when the page opens. Its links stay those of an
 * application.
 */
export function toPreviewHtml(html: string, prefix: string, base: string): string {
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
