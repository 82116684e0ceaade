import { toJsonText } from '../engine/files/json/json-file.ts'
import { toSchemaFile } from '../engine/files/json/schema.ts'
import { toSchemaPath } from '../engine/files/paths.ts'
import { fileSchemas, type FileSchemaName } from '../engine/schema/files.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'

/** Publishes the JSON Schema of each machine-readable file at `/schemas/<name>-1.json`. */
export function schemasJson({ catalog }: Pick<DocSite, 'catalog'>): PublishedFile[] {
  return (Object.keys(fileSchemas) as FileSchemaName[]).map((name) => ({
    path: toSchemaPath(name),
    text: toJsonText(toSchemaFile(name, catalog.library)),
  }))
}
