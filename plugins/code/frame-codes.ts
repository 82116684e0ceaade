import type { Element, ElementContent, Nodes, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import { toFragment, toRaw } from '../page/html-nodes.ts'
import type { CodePrinter } from './create-code-printer.ts'

/** A code block of a page, and a function that puts the highlighted code into its frame. */
export type FramedCode = {
  code: string
  language: string
  fill: (content: ElementContent) => void
}

/**
 * Gives every code block a frame that the keyboard can focus and scroll. Returns the code blocks.
 */
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

/**
 * Frames and highlights every code block.
 * @param toNode wraps HTML in a node that is printed unchanged
 */
export async function highlightCodes(
  tree: Nodes,
  printer: Pick<CodePrinter, 'highlight'>,
  toNode: (html: string) => ElementContent,
): Promise<void> {
  await Promise.all(
    frameCodes(tree).map(async ({ code, language, fill }) =>
      fill(toNode(await printer.highlight(code, language))),
    ),
  )
}

/**
 * Frames and highlights every code block of files that Astro itself parses: MDX and other Markdown.
 */
export function rehypeHighlight(getPrinter: () => CodePrinter) {
  return (tree: Root, { extname }: VFile) =>
    highlightCodes(tree, getPrinter(), extname === '.mdx' ? toFragment : toRaw)
}
