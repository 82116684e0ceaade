import type { Root } from 'mdast'
import { walk, toParagraphText } from './walk.ts'
import { ProblemError } from '../../problem/problem.ts'

/** A line `::name argument`, replaced by generated Markdown. The offsets span the whole line. */
export interface PageDirective {
  name: string
  argument: string | null
  line: number
  from: number
  to: number
}

const pattern = /^::([a-z][a-z0-9-]*)(?:[ \t]+(\S.*?))?[ \t]*$/

/**
 * Lists every directive in the order of the text. Throws a ProblemError for a directive in a list,
 * a quote, a component or the middle of a paragraph, because it would be displayed as text.
 */
export function listDirectives(
  root: Root,
  text: string,
  { file, lineOf }: { file: string; lineOf: (line: number) => number },
): PageDirective[] {
  const directives: PageDirective[] = []
  walk(root, 'paragraph', (node, ancestors) => {
    const { start } = node.position ?? { start: { line: 1, offset: 0 } }
    const lines = toParagraphText(text, node, ancestors).split('\n')
    const matches = lines.map((line) => pattern.exec(line))
    const first = matches.findIndex((match) => match !== null)
    if (first === -1) return
    if (ancestors.length > 1 || matches.includes(null)) {
      throw new ProblemError({
        file,
        line: lineOf(start.line + first),
        cannot: 'expand directive',
        value: lines[first],
        expected: ['a paragraph of its own outside lists, quotes and components'],
        fix: 'Leave a blank line above and below, or write it as code if it is not a directive.',
      })
    }
    let from = text.lastIndexOf('\n', start.offset ?? 0) + 1
    for (const [index, match] of matches.entries()) {
      const lineEnd = text.indexOf('\n', from)
      const to = lineEnd === -1 ? text.length : lineEnd
      directives.push({
        name: match?.[1] ?? '',
        argument: match?.[2] ?? null,
        line: start.line + index,
        from,
        to,
      })
      from = to + 1
    }
  })
  return directives
}
