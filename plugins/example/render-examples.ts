import { resolve } from 'node:path'
import { Edge, type EdgeError } from 'edge.js'
import { readComponentClasses, readComponentFiles } from '@kit-edge/engine/io/component-files.ts'
import { type ExampleControl, toVariants } from '@kit-edge/engine/library/pages/controls.ts'
import type { PageExample } from '@kit-edge/engine/library/pages/examples.ts'
import type { Site } from '@kit-edge/engine/library/pages/sources.ts'
import { type Problem, ProblemError, toProblem } from '@kit-edge/engine/problem/problem.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import type { Library } from '@kit-edge/engine/schema/library.ts'
import { tagsPlugin, type TagsPluginOptions } from '@kit-edge/engine/tags'
import type { Memory } from '../cache/open-cache.ts'
import { toKey } from '../cache/keys.ts'
import { type RenderedPart, renderExample } from './render-example.ts'
import { findActiveHtml } from './find-active-html.ts'

/**
 * Creates an Edge instance with the tags of a library, as an application has it.
 * @param options defaults of props, and a function that receives warnings
 */
export async function createRenderer(
  folder: string,
  { library }: { library: Pick<Library, 'namespace'> },
  options: Pick<TagsPluginOptions, 'config' | 'production' | 'remember' | 'warn'> = {},
): Promise<Edge> {
  const edge = Edge.create({ cache: true })
  const classes = await readComponentClasses(folder)
  const components = readComponentFiles(folder).map(({ path }) => path)
  edge.use(
    tagsPlugin({
      namespace: library.namespace,
      directory: resolve(folder, 'components'),
      listComponents: () => components,
      classes,
      ...options,
    }),
    { recurring: true },
  )
  return edge
}

/** Returns the key for the HTML of an example: its code, its request, and its application. */
export function toExampleKey({ code, request, application }: RenderedPart): string {
  return JSON.stringify([code, request, application])
}

/** The HTML of a live example, its `toExampleKey`, and the warnings from rendering it. */
export type RenderedExample = { key: string; html: string; warnings: string[] }

/**
 * A renderer, the list to which it adds its warnings, and the examples that were rendered before.
 */
type Rendering = {
  renderer: Edge
  heard: string[]
  known?: Memory<RenderedExample> | undefined
  /** Digest of everything that renders the examples */
  digest: string
}

/**
 * Renders every live example in all of its variants. Throws a ProblemError with all that fail, each
 * with its line on the page.
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
    const all = written.flatMap((one) => [one, ...listVariants(catalog, one).variants])
    for (const example of all) {
      const isVariant = !written.includes(example)
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
            expected: ['a template that renders without errors'],
            fix: isVariant
              ? `${message.replace(/\.?$/, '.')} Name other props in \`controls=\`, or write \`controls=none\`.`
              : message,
          }),
        )
      }
    }
  }
  if (problems.length) throw new ProblemError(problems)
  return examples
}

/** Returns the controls of a live example, and the example in each of its variants. */
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
    expected: ['HTML that runs no script and does not affect the rest of the page'],
    fix: 'Remove it, or show the code without `preview`.',
  })
}
