import type { Parents, Paragraph } from 'mdast'

/** The Markdown of a paragraph without the indentation and quote markers of its containers. */
export function toParagraphText(text: string, node: Paragraph, ancestors: Parents[]): string {
  const quotes = ancestors.filter((ancestor) => ancestor.type === 'blockquote').length
  const prefix = new RegExp(`^(?:[ \\t]*>){0,${quotes}}[ \\t]*`)
  const { start, end } = node.position ?? { start: { offset: 0 }, end: { offset: 0 } }
  const [first = '', ...others] = text.slice(start.offset, end.offset).split('\n')
  return [first, ...others.map((line) => line.replace(prefix, ''))].join('\n')
}
