import type { Catalog } from '../../schema/catalog.ts'
import type { Component, Example } from '../../schema/component.ts'
import { toApiMarkdown } from './api.ts'
import { toComponentPath, toMarkdownPath } from '../paths.ts'
import { toHostUrl } from '../urls.ts'
import { toOfflineMarkdown } from './offline.ts'

/**
 * Generates `ai/components/<name>.md` of the package: the shortest example of a component, the
 * titles of the others, and its API. Links lead to local files.
 */
export function toComponentMarkdown(catalog: Catalog, component: Component): string {
  const { library } = catalog
  const path = toComponentPath(component.name)
  const url = toHostUrl(library, path)
  const text = [
    `# ${component.title}`,
    `${component.category}, in \`${library.package}\` ${library.version}.${url === null ? '' : ` Its page: <${url}>`}`,
    ...toExamples(component.examples),
    toApiMarkdown(component, catalog),
  ].join('\n\n')
  return `${toOfflineMarkdown(catalog, text, toMarkdownPath(path))}\n`
}

function toExamples(examples: Example[]): string[] {
  const shortest = examples.toSorted((a, b) => a.code.length - b.code.length)[0]
  if (!shortest) return []
  const others = examples.filter((example) => example !== shortest)
  const fence = '`'.repeat(Math.max(3, ...toRuns(shortest.code).map((run) => run.length + 1)))
  return [
    '## Example',
    `${fence}edge\n${shortest.code}\n${fence}`,
    ...(others.length
      ? [`Other examples on the page: ${others.map(({ title }) => title).join('; ')}.`]
      : []),
  ]
}

/** Finds the runs of backticks in a text. */
function toRuns(code: string): string[] {
  return code.match(/`+/g) ?? []
}
