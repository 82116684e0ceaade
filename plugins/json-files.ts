import { toApiMapFile } from '@kit-edge/engine/files/json/api-map.ts'
import {
  toComponentFile,
  toComponentsFile,
  toComponentsIndexFile,
} from '@kit-edge/engine/files/json/components.ts'
import { toJsonText } from '@kit-edge/engine/files/json/json-file.ts'
import { toSchemaFile } from '@kit-edge/engine/files/json/schema.ts'
import {
  toDarkTokensFile,
  toTokensFile,
  toTokensResolverFile,
} from '@kit-edge/engine/files/json/tokens.ts'
import { toComponentPath, toSchemaPath } from '@kit-edge/engine/catalog/paths.ts'
import { fileSchemas, type FileSchemaName } from '@kit-edge/engine/schema/files.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'

/**
 * Publishes the catalog as JSON: all components in `/components.json`, their index, a file for each
 * of them, the API map, the design tokens, and the JSON Schema of each of these files.
 */
export function jsonFiles({ catalog }: Pick<DocSite, 'catalog'>): PublishedFile[] {
  return [
    { path: '/components.json', text: () => toJsonText(toComponentsFile(catalog)) },
    { path: '/components/index.json', text: () => toJsonText(toComponentsIndexFile(catalog)) },
    ...catalog.components.map((component) => ({
      path: `${toComponentPath(component.name)}.json`,
      text: () => toJsonText(toComponentFile(catalog, component)),
    })),
    { path: '/api-map.json', text: () => toJsonText(toApiMapFile(catalog)) },
    { path: '/tokens.json', text: toJsonText(toTokensFile(catalog)) },
    { path: '/dark.tokens.json', text: toJsonText(toDarkTokensFile(catalog)) },
    // How the two token files combine.
    { path: '/tokens.resolver.json', text: toJsonText(toTokensResolverFile(catalog)) },
    ...(Object.keys(fileSchemas) as FileSchemaName[]).map((name) => ({
      path: toSchemaPath(name),
      text: toJsonText(toSchemaFile(name, catalog.library)),
    })),
  ]
}
