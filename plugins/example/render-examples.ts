import type { Edge, EdgeError } from 'edge.js'
import { ProblemError, toProblem, type Problem } from '../../engine/problem/problem.ts'
import type { Catalog } from '../../engine/schema/catalog.ts'
import { type ExampleControl, toVariants } from '../../engine/library/pages/controls.ts'
import type { PageExample } from '../../engine/library/pages/examples.ts'
import type { Site } from '../../engine/library/pages/sources.ts'
import type { Memory } from '../cache/open-cache.ts'
import { toKey } from '../cache/to-key.ts'
import { findActiveHtml } from './find-active-html.ts'
import { renderExample, toExampleKey } from './render-example.ts'

/** The HTML of a live example, its `toExampleKey`, and what was noticed while it was rendered. */
export type RenderedExample = { key: string; html: string; warnings: string[] }

/** What renders, where it leaves what it notices, and what it has rendered before. */
type Rendering = {
  renderer: Edge
  heard: string[]
  known?: Memory<RenderedExample> | undefined
  /** Of all that renders */
  digest: string
}

/**
 * Every live example in all of its variants. Those that fail are named together in one ProblemError,
 * each at its own line of the page.
 */
export async function renderExamples(
  { catalog, pages }: Site,
  { renderer, heard, known, digest }: Rendering,
): Promise<RenderedExample[]> {
  const problems: Problem[] = []
  const examples: RenderedExample[] = []
  const render = async (example: PageExample, file: string): Promise<RenderedExample> => {
    const key = toExampleKey(example)
    const place = toKey(digest, example.path, key)
    const before = known?.get(place)
    if (before) return before
    heard.length = 0
    const html = await renderExample(renderer, example, example.path)
    const rendered = { key, html, warnings: [...heard] }
    const active = findActiveHtml(html)
    if (active === null) known?.set(place, rendered)
    else problems.push(toActiveProblem(file, example, active))
    return rendered
  }
  for (const { markdown, examples: written } of pages) {
    const variants = written.flatMap((one) => [one, ...listVariants(catalog, one).variants])
    for (const example of variants) {
      try {
        examples.push(await render(example, markdown.file))
      } catch (error) {
        const { message, line: lineOfCode = 1, filename = '' } = error as EdgeError
        const isOfExample = !filename.endsWith('.edge') || filename.startsWith('eval')
        problems.push(
          toProblem({
            file: markdown.file,
            line: isOfExample ? example.line + lineOfCode : example.line,
            cannot: 'render example',
            value: example.title,
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

/** The controls of a live example, and the example in each of its variants. */
export function listVariants(
  { library, components }: Pick<Catalog, 'library' | 'components'>,
  example: PageExample,
): { controls: ExampleControl[]; variants: PageExample[] } {
  const place = { namespace: library.namespace, components }
  const { controls, codes } = toVariants(example, place)
  return { controls, variants: codes.map((code) => ({ ...example, code })) }
}

function toActiveProblem(file: string, { line, title }: PageExample, active: string): Problem {
  return toProblem({
    file,
    line,
    cannot: `show \`${active}\` in the example`,
    value: title,
    expected: ['HTML that runs nothing and leaves the page around it alone'],
    fix: 'Take it out, or show the code without `preview`.',
  })
}
