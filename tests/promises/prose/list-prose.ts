import { readFileSync } from 'node:fs'
import { readContent } from '../../../engine/io/read-content.ts'
import { readProse } from '../../../engine/io/prose.ts'
import { tools } from '../../../engine/mcp/tools.ts'
import { fillPlaceholders } from '../../../engine/files/placeholders.ts'
import { toLibraryIndex, toLlmsTxt } from '../../../engine/files/assistants/llms-txt.ts'
import { toPackageLlmsTxt } from '../../../engine/site/package-docs.ts'
import { toRulesText } from '../../../engine/files/assistants/rules.ts'
import type { Catalog } from '../../../engine/schema/catalog.ts'

/** A text about the library that people or assistants read. */
export type Prose = { id: string; file: string; text: string; mdx: boolean }

/** Returns every text about the library, with its placeholders filled. */
export async function listProse(catalog: Catalog): Promise<Prose[]> {
  const { name, summary, namespace, version } = catalog.library
  const instructions = await readProse('instructions.md')
  const texts = {
    'README.md': readFileSync('README.md', 'utf8'),
    'kit/README.md': readFileSync('kit/README.md', 'utf8'),
    'kit/CHANGELOG.md': readFileSync('kit/CHANGELOG.md', 'utf8'),
    'engine/prose/instructions.md': fillPlaceholders(instructions, {
      name,
      summary,
      namespace,
      version,
    }),
    'engine/prose/llms-txt.md': toLlmsTxt(toLibraryIndex(catalog, await readProse('llms-txt.md'))),
    'engine/prose/not-found.md': fillPlaceholders(await readProse('not-found.md'), { root: '' }),
    'engine/prose/package-llms-txt.md': toPackageLlmsTxt(
      catalog,
      await readProse('package-llms-txt.md'),
    ),
    'engine/prose/rules.md': toRulesText(catalog, await readProse('rules.md')),
    'engine/mcp/tools.ts': Object.values(tools)
      .map(({ description }) => description)
      .join('\n\n'),
    'engine/commands': catalog.commands
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
