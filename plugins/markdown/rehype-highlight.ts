import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { highlight } from './highlight.ts'

/** Highlights every code block, and gives it a frame that takes the keyboard's focus to scroll. */
export function rehypeHighlight() {
  return async (tree: Root) => {
    const blocks: { pre: Element; code: Element }[] = []
    visit(tree, 'element', (pre) => {
      const code = pre.children[0]
      if (pre.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') {
        blocks.push({ pre, code })
      }
    })
    for (const { pre, code } of blocks) {
      const language = toLanguage(code)
      code.children = (await highlight(toString(code), language)) as ElementContent[]
      pre.properties = {
        ...pre.properties,
        className: ['code'],
        dataLanguage: language,
        tabIndex: 0,
      }
    }
  }
}

function toLanguage({ properties }: Element): string {
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : []
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text'
}
