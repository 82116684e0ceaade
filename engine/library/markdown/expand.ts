import { ProblemError } from '../../problem/problem.ts'
import { type PageMarkdown, parsePage, type ParsePage } from './parse-page.ts'

/** Writes the Markdown that a directive stands for. */
export type Expander = (argument: string | null) => string

/** A text after expansion and, for each of its lines, the line that its author wrote. */
export interface ExpandedText {
  text: string
  lines: number[]
}

/**
 * The page's text with each directive replaced by the Markdown of its expander, set off by blank
 * lines; generated lines count as the line of their directive. An unknown name is a ProblemError.
 */
export function expandDirectives(
  page: Pick<PageMarkdown, 'file' | 'text' | 'directives'>,
  expanders: Record<string, Expander>,
): ExpandedText {
  const byOffset = new Map(page.directives.map((directive) => [directive.from, directive]))
  const text: string[] = []
  const lines: number[] = []
  let offset = 0
  let isAfterDirective = false
  for (const [index, line] of page.text.split('\n').entries()) {
    const directive = byOffset.get(offset)
    offset += line.length + 1
    const written = directive === undefined ? [line] : expand(page.file, directive, expanders)
    const isTight = text.length > 0 && text.at(-1)?.trim() !== '' && line.trim() !== ''
    if (isTight && (directive !== undefined || isAfterDirective)) written.unshift('')
    isAfterDirective = directive !== undefined
    text.push(...written)
    lines.push(...written.map(() => index + 1))
  }
  return { text: text.join('\n'), lines }
}

function expand(
  file: string,
  { name, argument, line }: PageMarkdown['directives'][number],
  expanders: Record<string, Expander>,
): string[] {
  const expander = Object.hasOwn(expanders, name) ? expanders[name] : undefined
  if (expander === undefined) {
    throw new ProblemError({
      file,
      line,
      cannot: 'expand directive',
      value: `::${name}`,
      expected: Object.keys(expanders).map((known) => `\`::${known}\``),
      fix: 'Correct the name, or write it as code if it is not a directive.',
    })
  }
  const markdown = expander(argument).replace(/\r\n?/g, '\n')
  return markdown
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n')
}

/**
 * The page as readers get it: directives expanded and read again, lines still the author's. The
 * page itself when it has no directives.
 * @param parse stands for `parsePage`, such as one that remembers
 */
export function expandPage(
  page: PageMarkdown,
  expanders: Record<string, Expander>,
  parse: ParsePage = parsePage,
): PageMarkdown {
  if (page.directives.length === 0) return page
  const { text, lines } = expandDirectives(page, expanders)
  return parse(text, { file: page.file, mdx: page.mdx !== null, lines })
}
