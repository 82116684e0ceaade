import type { Catalog } from '../schema/catalog.ts'
import { fileSchemas, type FileSchemaName } from '../schema/files.ts'
import {
  hasFeed,
  listPageFolders,
  toComponentPath,
  toFolderTextPath,
  toMarkdownPath,
  toSchemaPath,
  toSkillName,
  toSkillPath,
} from './paths.ts'
import { onceFor } from './once-for.ts'

/** Lists the paths of all machine-readable files of a site. */
export function listPublishedPaths({ library, components, releases, routes }: Catalog): string[] {
  return [
    '/components.json',
    '/components/index.json',
    ...components.map(({ name }) => `${toComponentPath(name)}.json`),
    '/api-map.json',
    '/tokens.json',
    '/dark.tokens.json',
    '/tokens.resolver.json',
    ...(Object.keys(fileSchemas) as FileSchemaName[]).map(toSchemaPath),
    '/llms.txt',
    '/llms-full.txt',
    ...listPageFolders(routes).map(toFolderTextPath),
    ...(library.docsUrl === undefined ? [] : ['/sitemap.xml']),
    '/sitemap.md',
    '/robots.txt',
    '/.well-known/agent-skills/index.json',
    toSkillPath(toSkillName(library)),
    ...(hasFeed({ library, releases }) ? ['/changelog.xml'] : []),
    ...routes.map(({ path }) => toMarkdownPath(path)),
  ]
}

/**
 * Returns the paths of the package's files for assistants: the index, every component and every
 * block. While the library has no host, also every other page and the schemas.
 */
export const listPackagedPaths = onceFor(
  ({ library, components, blocks, routes }: Catalog): ReadonlySet<string> =>
    new Set([
      '/llms.txt',
      ...components.map(({ name }) => toMarkdownPath(toComponentPath(name))),
      ...blocks.map(({ name }) => toMarkdownPath(`/${name}`)),
      ...(library.docsUrl === undefined
        ? [
            ...routes.map(({ path }) => toMarkdownPath(path)),
            ...(Object.keys(fileSchemas) as FileSchemaName[]).map(toSchemaPath),
          ]
        : []),
    ]),
)
