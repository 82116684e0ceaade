import { ProblemError } from '../../problem/problem.ts'
import { type PageMarkdown, parsePage, type ParsePage } from './parse-page.ts'

/** Generates the Markdown of a directive. */
export type Expander = (argument: string | null) => string

/** An expanded text and, for each of its lines, the line in the author's text. */
export interface ExpandedText {
  text: string
  lines: number[]
}

/**
 * Replaces each directive in the page's text with the Markdown of its expander, between blank
 * lines. Generated lines count as the line of their directive. Throws a ProblemError for an unknown
 * name.
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
 * Expands the directives of a page and parses the result. Lines are still those of the author's
 * text. Returns the same page if it has no directives.
 * @param parse replaces `parsePage`, for example with a caching function
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
