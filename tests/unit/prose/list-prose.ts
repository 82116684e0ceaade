import { readFileSync } from 'node:fs'
import { readContent } from '../../../kit/io/read-content.ts'
import { readProse } from '../../../kit/io/read-prose.ts'
import { tools } from '../../../kit/mcp/tools.ts'
import { fillPlaceholders } from '../../../kit/src/outputs/fill-placeholders.ts'
import { toLlmsTxt } from '../../../kit/src/outputs/to-llms-txt.ts'
import { toNotFoundMarkdown } from '../../../kit/src/outputs/to-not-found-markdown.ts'
import { toPackageLlmsTxt } from '../../../kit/src/outputs/to-package-llms-txt.ts'
import { toRulesText } from '../../../kit/src/outputs/to-rules-text.ts'
import type { Catalog } from '../../../kit/src/schema/catalog.ts'

/** A text that people or assistants read of the library. */
export type Prose = { id: string; file: string; text: string; mdx: boolean }

/** Every text about the library, prose with placeholders filled as it is read. */
export async function listProse(catalog: Catalog): Promise<Prose[]> {
  const { name, summary, namespace, version } = catalog.library
  const instructions = await readProse('instructions.md')
  const texts = {
    'README.md': readFileSync('README.md', 'utf8'),
    'kit/README.md': readFileSync('kit/README.md', 'utf8'),
    'kit/CHANGELOG.md': readFileSync('kit/CHANGELOG.md', 'utf8'),
    'kit/src/prose/instructions.md': fillPlaceholders(instructions, {
      name,
      summary,
      namespace,
      version,
    }),
    'kit/src/prose/llms-txt.md': toLlmsTxt(catalog, await readProse('llms-txt.md')),
    'kit/src/prose/not-found.md': toNotFoundMarkdown(catalog, await readProse('not-found.md')),
    'kit/src/prose/package-llms-txt.md': toPackageLlmsTxt(
      catalog,
      await readProse('package-llms-txt.md'),
    ),
    'kit/src/prose/rules.md': toRulesText(catalog, await readProse('rules.md')),
    'kit/mcp/tools.ts': Object.values(tools)
      .map(({ description }) => description)
      .join('\n\n'),
    'kit/commands': catalog.commands
      .flatMap(({ description, help }) => [description, ...help])
      .join('\n\n'),
    'kit/components': catalog.components
      .flatMap((component) => [component, ...component.subComponents])
      .flatMap(({ description, rules, props, slots }) => [
        description,
        ...rules,
        ...[...props, ...slots].map((entry) => entry.description),
      ])
      .join('\n\n'),
  }
  return [
    ...readContent('content'),
    ...Object.entries(texts).map(([file, text]) => ({ id: file, file, text, mdx: false })),
  ]
}
