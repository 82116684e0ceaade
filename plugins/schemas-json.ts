import { toJsonText } from '@kit-edge/engine/files/json/json-file.ts'
import { toSchemaFile } from '@kit-edge/engine/files/json/schema.ts'
import { toSchemaPath } from '@kit-edge/engine/files/paths.ts'
import { fileSchemas, type FileSchemaName } from '@kit-edge/engine/schema/files.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'

/** Publishes the JSON Schema of each machine-readable file at `/schemas/<name>-1.json`. */
export function schemasJson({ catalog }: Pick<DocSite, 'catalog'>): PublishedFile[] {
  return (Object.keys(fileSchemas) as FileSchemaName[]).map((name) => ({
    path: toSchemaPath(name),
    text: toJsonText(toSchemaFile(name, catalog.library)),
  }))
}
