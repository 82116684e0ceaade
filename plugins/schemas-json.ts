import { toJsonText } from '../kit/src/outputs/to-json-text.ts'
import { toSchemaFile } from '../kit/src/outputs/to-schema-file.ts'
import { toSchemaPath } from '../kit/src/outputs/to-schema-path.ts'
import { fileSchemas, type FileSchemaName } from '../kit/src/schema/files.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'

/** Publishes the JSON Schema of each machine-readable file at `/schemas/<name>-1.json`. */
export function schemasJson({ catalog }: Pick<DocSite, 'catalog'>): PublishedFile[] {
  return (Object.keys(fileSchemas) as FileSchemaName[]).map((name) => ({
    path: toSchemaPath(name),
    text: toJsonText(toSchemaFile(name, catalog.library)),
  }))
}
