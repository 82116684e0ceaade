import { lintMarkup } from './lint-markup.ts'
import type { PageMarkdown } from './parse-page.ts'
import { toProblem, type Problem, type ProblemParts } from '../../problem/problem.ts'

const maximumLength = 50_000

/** A problem without its file, which is the page's. */
type PageProblem = Omit<ProblemParts, 'file'>

/** Reports problems that prevent a page from being published well, in the order of its lines. */
export function lintPage(
  page: PageMarkdown,
  frontMatter: { title?: unknown; description?: unknown },
): Problem[] {
  const own = [
    ...lintFrontMatter(page, frontMatter),
    ...lintLength(page),
    ...lintHeadings(page),
    ...lintCode(page),
    ...lintLostText(page),
    ...lintDisclosures(page),
  ]
  const problems = own.map((problem) => toProblem({ file: page.file, ...problem }))
  return [...problems, ...lintMarkup(page), ...(page.mdx?.problems ?? [])].toSorted(
    (a, b) => a.line - b.line,
  )
}

function lintFrontMatter(
  { frontMatter: { lines } }: PageMarkdown,
  { title, description }: { title?: unknown; description?: unknown },
): PageProblem[] {
  const problems: PageProblem[] = []
  if (typeof title !== 'string' || title.trim() === '' || /[\n\r\u2028\u2029]/.test(title)) {
    problems.push({
      line: lines.title ?? 1,
      cannot: 'use the title',
      value: typeof title === 'string' ? title : undefined,
      expected: ['one line of text'],
      fix: 'Set `title` in the front matter, without a line break, which would break lists of links.',
    })
  }
  if (typeof description !== 'string' || description.trim() === '') {
    problems.push({
      line: lines.description ?? 1,
      cannot: 'use the description',
      expected: ['some text'],
      fix: 'Set `description` in the front matter to one sentence about the page.',
    })
  }
  return problems
}

function lintLength({ text }: PageMarkdown): PageProblem[] {
  if (text.length < maximumLength) return []
  const expected = [`fewer than 50,000 characters and not ${text.length.toLocaleString('en')}`]
  return [{ line: 1, cannot: 'publish the page', expected, fix: 'Split it into two pages.' }]
}

function lintHeadings({ headings }: PageMarkdown): PageProblem[] {
  return headings
    .filter((heading) => heading.depth === 1)
    .map(({ line, text }) => ({
      line,
      cannot: 'use the heading',
      value: `# ${text}`,
      expected: ['a heading of level 2 or lower'],
      fix: 'Write it as `##`, or delete it: the page already shows the `title` of its front matter as the H1.',
    }))
}

function lintCode({ fences, indentedCode }: PageMarkdown): PageProblem[] {
  const cannot = 'highlight the code block'
  const bare = fences.filter((fence) => fence.lang === null)
  return [
    ...bare.map(({ line }) => ({
      line,
      cannot,
      expected: ['a language after the opening fence'],
      fix: 'Add the language, or `text` if it has none.',
    })),
    ...indentedCode.map(({ line }) => ({
      line,
      cannot,
      expected: ['a fence with a language instead of indentation'],
      fix: 'Put it between fences of three backticks and name the language.',
    })),
  ]
}

/** Checks `<details>` in an MDX page, because its attributes become HTML attributes unchanged. */
function lintDisclosures({ mdx }: PageMarkdown): PageProblem[] {
  return (mdx?.components ?? []).flatMap(({ name, props, line }) => {
    const known = name === 'details' ? ['open', 'name'] : []
    const other = Object.keys(props).find((prop) => !known.includes(prop))
    if (!/^(?:details|summary)$/.test(name) || other === undefined) return []
    const fix = 'Remove the attribute.'
    const expected = ['`<details>`', '`<details open>`', '`<details name="…">`', '`<summary>`']
    return [{ line, cannot: 'publish raw HTML', value: `<${name} ${other}>`, expected, fix }]
  })
}

function lintLostText({ lostText }: PageMarkdown): PageProblem[] {
  return lostText.map(({ kind, value, line }) =>
    kind === 'cell'
      ? {
          line,
          cannot: 'show the row of the table',
          expected: [`as many cells as the header, and not ${value} more`],
          fix: 'Remove cells, add columns to the header, or write `\\|` for a pipe in the text.',
        }
      : {
          line,
          cannot: 'show the footnote',
          value: `[^${value}]`,
          expected: ['one footnote with this name, and a reference to it'],
          fix: 'Refer to it in the text, rename it, or delete it.',
        },
  )
}
