import type { Element, ElementContent, Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import { walk } from '../../kit/src/markdown/walk.ts'

/** A code block of a page, and what puts its code as it is shown into its frame. */
export type FramedCode = {
  code: string
  language: string
  fill: (content: ElementContent) => void
}

/** Gives every code block a frame that takes the keyboard's focus to scroll. */
export function frameCodes(tree: Nodes): FramedCode[] {
  const codes: FramedCode[] = []
  walk(tree, 'element', (pre) => {
    const code = pre.children[0]
    if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return
    const language = toLanguage(code)
    codes.push({
      code: toString(code),
      language,
      fill: (content) => (code.children = [content]),
    })
    pre.properties = {
      ...pre.properties,
      className: ['code'],
      dataLanguage: language,
      tabIndex: 0,
    }
  })
  return codes
}

function toLanguage({ properties }: Element): string {
  const classes = Array.isArray(properties.className) ? properties.className.map(String) : []
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text'
}
