import type { Catalog } from '../schema/catalog.ts'
import { fileSchemas, type FileSchemaName } from '../schema/files.ts'
import { onceFor } from '../once-for.ts'
import { toComponentPath } from './to-component-path.ts'
import { toMarkdownPath } from './to-markdown-path.ts'
import { toSchemaPath } from './to-schema-path.ts'

/**
 * Paths of the files that the package has for assistants, below their folder: the index and every
 * component, and while the library has no host, every other page and the schemas too.
 */
export const listPackagedPaths = onceFor(
  ({ library, components, routes }: Catalog): ReadonlySet<string> =>
    new Set([
      '/llms.txt',
      ...components.map(({ name }) => toMarkdownPath(toComponentPath(name))),
      ...(library.docsUrl === undefined
        ? [
            ...routes.map(({ path }) => toMarkdownPath(path)),
            ...(Object.keys(fileSchemas) as FileSchemaName[]).map(toSchemaPath),
          ]
        : []),
    ]),
)
