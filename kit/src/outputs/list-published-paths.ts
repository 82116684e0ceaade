import type { Catalog } from '../schema/catalog.ts'
import { fileSchemas, type FileSchemaName } from '../schema/files.ts'
import { hasFeed } from './has-feed.ts'
import { toComponentPath } from './to-component-path.ts'
import { toMarkdownPath } from './to-markdown-path.ts'
import { toSchemaPath } from './to-schema-path.ts'
import { toSkillName } from './to-skill-name.ts'
import { toSkillPath } from './to-skill-path.ts'

/** Paths of all machine-readable files of a site, below the documentation host. */
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
    ...(library.docsUrl === undefined ? [] : ['/sitemap.xml']),
    '/sitemap.md',
    '/robots.txt',
    '/.well-known/agent-skills/index.json',
    toSkillPath(toSkillName(library)),
    ...(hasFeed({ library, releases }) ? ['/changelog.xml'] : []),
    ...routes.map(({ path }) => toMarkdownPath(path)),
  ]
}
