import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'

/** A line of code in a text, with the language of its block; inline code has none. */
export type CodeLine = { code: string; language: string | null; place: string }

/** Returns every line of code in a Markdown text, with its place. */
export function listCode(file: string, text: string): CodeLine[] {
  const found: CodeLine[] = []
  visit(fromMarkdown(text), (node) => {
    const line = node.position?.start.line ?? 1
    if (node.type === 'inlineCode') {
      found.push({ code: node.value, language: null, place: `${file}:${line}` })
    }
    if (node.type !== 'code') return
    for (const [index, code] of node.value.split('\n').entries()) {
      const place = `${file}:${line + 1 + index}`
      found.push({ code, language: node.lang ?? 'text', place })
    }
  })
  return found
}

/** Returns the words of a shell line up to the first operator, without their quotes. */
export function toWords(code: string): string[] {
  const words = code.match(/'[^']*'|"[^"]*"|\S+/g) ?? []
  const end = words.findIndex((word) => /^(\||\|\||&&|>|>>|;)$/.test(word))
  return words
    .slice(0, end < 0 ? undefined : end)
    .map((word) => word.replace(/^(['"])(.*)\1$/, '$2'))
}
