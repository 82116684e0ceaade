import { resolve } from 'node:path'
import { Edge, type EdgeError } from 'edge.js'
import { readComponentClasses, readComponentFiles } from '@kit-edge/engine/io/component-files.ts'
import { type ExampleControl, toVariants } from '@kit-edge/engine/site/controls.ts'
import type { PageExample } from '@kit-edge/engine/site/examples.ts'
import type { Site } from '@kit-edge/engine/site/sources.ts'
import {
  type Problem,
  ProblemError,
  type ProblemParts,
  toProblem,
} from '@kit-edge/engine/problem/problem.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import type { Library } from '@kit-edge/engine/schema/library.ts'
import { tagsPlugin, type TagsPluginOptions } from '@kit-edge/engine/tags'
import { type Memory, toKey } from '../cache/open-cache.ts'
import { type RenderedPart, renderExample } from './render-example.ts'
import { findActiveHtml } from './find-active-html.ts'

/**
 * Creates an Edge instance with the tags of a library, as an application has it.
 * @param options defaults of props, and a function that receives warnings
 */
export async function createRenderer(
  folder: string,
  { library }: { library: Pick<Library, 'namespace'> },
  options: Pick<TagsPluginOptions, 'config' | 'production' | 'cache' | 'warn'> = {},
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
  warningLog: string[]
  known?: Memory<RenderedExample> | undefined
  /** Digest of everything that renders the examples */
  digest: string
}

/** Why an example is not shown: an error from rendering it, or HTML that affects the page. */
type Failure = { error: EdgeError } | { active: string }

/**
 * Renders every live example in all of its variants. Throws a ProblemError with all examples that
 * fail, each once, with its line on the page.
 */
export async function renderExamples(
  { catalog, pages }: Site,
  rendering: Rendering,
): Promise<RenderedExample[]> {
  const problems: Problem[] = []
  const examples: RenderedExample[] = []
  for (const { markdown, examples: written } of pages) {
    for (const example of written) {
      // The mistake of an example is one of its variants too: report it once.
      for (const one of [example, ...listVariants(catalog, example).variants]) {
        const result = await render(one, rendering)
        if ('html' in result) {
          examples.push(result)
          continue
        }
        problems.push(
          toProblem({ file: markdown.file, ...toMistake(example, result, one !== example) }),
        )
        break
      }
    }
  }
  if (problems.length) throw new ProblemError(problems)
  return examples
}

async function render(
  example: PageExample,
  { renderer, warningLog, known, digest }: Rendering,
): Promise<RenderedExample | Failure> {
  const key = toExampleKey(example)
  const place = toKey(digest, example.path, key)
  const before = known?.get(place)
  if (before) return before
  warningLog.length = 0
  try {
    const html = await renderExample(renderer, example, example.path)
    const active = findActiveHtml(html)
    if (active !== null) return { active }
    const rendered = { key, html, warnings: [...warningLog] }
    known?.set(place, rendered)
    return rendered
  } catch (error) {
    return { error: error as EdgeError }
  }
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

/** Describes why a live example, or one of its variants, is not shown. */
function toMistake(
  { title, line }: PageExample,
  failure: Failure,
  isVariant: boolean,
): Omit<ProblemParts, 'file'> {
  if ('active' in failure) {
    return {
      line,
      cannot: `show \`${failure.active}\` in the example`,
      value: title,
      expected: ['HTML that runs no script and does not affect the rest of the page'],
      fix: 'Remove it, or show the code without `preview`.',
    }
  }
  const { message, line: lineOfCode = 1, filename = '' } = failure.error
  const isOfExample = !filename.endsWith('.edge') || filename.startsWith('eval')
  return {
    line: isOfExample ? line + lineOfCode : line,
    cannot: 'render example',
    value: title,
    expected: ['a template that renders without errors'],
    fix: isVariant
      ? `${message.replace(/\.?$/, '.')} Name other props in \`controls=\`, or write \`controls=none\`.`
      : message,
  }
}
