import type { Edge, EdgeError } from 'edge.js'
import { ProblemError, toProblem, type Problem } from '../../engine/problem/problem.ts'
import type { Catalog } from '../../engine/schema/catalog.ts'
import { type Control, toVariants } from '../../engine/library/pages/controls.ts'
import type { PageExample } from '../../engine/library/pages/examples.ts'
import type { Site } from '../../engine/library/pages/sources.ts'
import type { Memory } from '../cache/open-cache.ts'
import { toKey } from '../cache/to-key.ts'
import { findActiveHtml } from './find-active-html.ts'
import { renderExample, toExampleKey } from './render-example.ts'

/** The HTML of a live example, its `toExampleKey`, and what was noticed while it was rendered. */
export type RenderedExample = { key: string; html: string; notices: string[] }

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
  const render = async (preview: PageExample, file: string): Promise<RenderedExample> => {
    const key = toExampleKey(preview)
    const place = toKey(digest, preview.path, key)
    const before = known?.get(place)
    if (before) return before
    heard.length = 0
    const html = await renderExample(renderer, preview, preview.path)
    const example = { key, html, notices: [...heard] }
    const active = findActiveHtml(html)
    if (active === null) known?.set(place, example)
    else problems.push(toActiveProblem(file, preview, active))
    return example
  }
  for (const { markdown, previews } of pages) {
    const variants = previews.flatMap((one) => [one, ...listVariants(catalog, one).variants])
    for (const preview of variants) {
      try {
        examples.push(await render(preview, markdown.file))
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

/** The controls of a live example, and the example once for each combination of their values. */
export function listVariants(
  { library, components }: Pick<Catalog, 'library' | 'components'>,
  preview: PageExample,
): { controls: Control[]; variants: PageExample[] } {
  const place = { namespace: library.namespace, components }
  const { controls, codes } = toVariants(preview, place)
  return { controls, variants: codes.map((code) => ({ ...preview, code })) }
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
