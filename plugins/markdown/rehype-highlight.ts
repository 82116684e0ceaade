import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { walk } from '../../kit/src/markdown/walk.ts'
import type { VFile } from 'vfile'
import type { LiveSite } from '../shared/live-site.ts'
import { toRawNode } from './to-raw-node.ts'

/** Highlights every code block, and gives it a frame that takes the keyboard's focus to scroll. */
export function rehypeHighlight(live: LiveSite) {
  return async (tree: Root, file: VFile) => {
    const blocks: { pre: Element; code: Element }[] = []
    walk(tree, 'element', (pre) => {
      const code = pre.children[0]
      if (pre.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') {
        blocks.push({ pre, code })
      }
    })
    const highlightBlock = async ({ pre, code }: { pre: Element; code: Element }) => {
      const language = toLanguage(code)
      const html = await live.printer.highlight(toString(code), language)
      code.children = [toRawNode(html, file.extname === '.mdx')]
      pre.properties = {
        ...pre.properties,
        className: ['code'],
        dataLanguage: language,
        tabIndex: 0,
      }
    }
    await Promise.all(blocks.map(highlightBlock))
  }
}

function toLanguage({ properties }: Element): string {
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : []
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text'
}
