import type { Edge, EdgeError } from 'edge.js'
import { ProblemError } from '../../kit/src/problem/problem-error.ts'
import { toProblem, type Problem } from '../../kit/src/problem/to-problem.ts'
import type { Site } from '../../kit/src/site/to-site.ts'
import { findActiveHtml } from '../markdown/find-active-html.ts'
import type { Preview } from '../../kit/src/site/list-previews.ts'
import { listVariants } from './list-variants.ts'
import { renderExample } from './render-example.ts'
import { toExampleKey } from './to-example-key.ts'

/**
 * The HTML of every live example by its key, in all of its variants. Those that fail are named
 * together in one ProblemError, each at its own line of the page.
 */
export async function renderExamples(
  renderer: Edge,
  { catalog, pages }: Site,
): Promise<Map<string, string>> {
  const problems: Problem[] = []
  const examples = new Map<string, string>()
  for (const { markdown, previews } of pages) {
    const variants = previews.flatMap((one) => [one, ...listVariants(catalog, one).variants])
    for (const preview of variants) {
      try {
        const html = await renderExample(renderer, preview, preview.path)
        examples.set(toExampleKey(preview), html)
        const active = findActiveHtml(html)
        if (active !== null) problems.push(toActiveProblem(markdown.file, preview, active))
      } catch (error) {
        const { message, line: lineOfCode = 1, filename = '' } = error as EdgeError
        const isOfExample = !filename.endsWith('.edge') || filename.startsWith('eval')
        problems.push(
          toProblem({
            file: markdown.file,
            line: isOfExample ? preview.line + lineOfCode : preview.line,
            cannot: 'render example',
            value: preview.title,
            expected: ['a template without mistakes'],
            fix: message,
          }),
        )
      }
    }
  }
  if (problems.length) throw new ProblemError(problems)
  return examples
}

function toActiveProblem(file: string, { line, title }: Preview, active: string): Problem {
  return toProblem({
    file,
    line,
    cannot: `show \`${active}\` in the example`,
    value: title,
    expected: ['HTML that runs nothing and leaves the page around it alone'],
    fix: 'Take it out, or show the code without `preview`.',
  })
}
