import type { Catalog } from '../schema/catalog.ts'
import { fileSchemas, type FileSchemaName } from '../schema/files.ts'
import { toComponentPath } from './to-component-path.ts'
import { toMarkdownPath } from './to-markdown-path.ts'
import { toSchemaPath } from './to-schema-path.ts'

/** Paths of all machine-readable files of a site, below the documentation host. */
export function listPublishedPaths({ components, releases, routes }: Catalog): string[] {
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
    ...(releases.length ? ['/changelog.xml'] : []),
    ...routes.map(({ path }) => toMarkdownPath(path)),
  ]
}
