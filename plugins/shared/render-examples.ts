import type { Edge, EdgeError } from 'edge.js'
import { ProblemError } from '../../kit/src/problem/problem-error.ts'
import { toProblem, type Problem } from '../../kit/src/problem/to-problem.ts'
import type { Site } from '../../kit/src/site/to-site.ts'
import { listVariants } from './list-variants.ts'
import { renderExample } from './render-example.ts'
import { toExampleKey } from './to-example-key.ts'

/** The HTML of a live example, its `toExampleKey`, and what was noticed while it was rendered. */
export type RenderedExample = { key: string; html: string; notices: string[] }

/**
 * Every live example in all of its variants, by its path and key. Those that fail are
 * named together in one ProblemError, each at its own line of the page.
 * @param heard where the renderer leaves what it notices
 * @param known examples that the same renderer has rendered before
 */
export async function renderExamples(
  renderer: Edge,
  { catalog, pages }: Site,
  heard: string[],
  known: Map<string, RenderedExample>,
): Promise<Map<string, RenderedExample>> {
  const problems: Problem[] = []
  const examples = new Map<string, RenderedExample>()
  for (const { markdown, previews } of pages) {
    const variants = previews.flatMap((one) => [one, ...listVariants(catalog, one).variants])
    for (const preview of variants) {
      const key = toExampleKey(preview)
      const place = `${preview.path} ${key}`
      // A choice of the controls is the example itself, whose notices are heard once.
      if (examples.has(place)) continue
      try {
        heard.length = 0
        examples.set(
          place,
          known.get(place) ?? {
            key,
            html: await renderExample(renderer, preview, preview.path),
            notices: [...heard],
          },
        )
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
