import * as z from 'zod'
import type { Catalog } from '../../schema/catalog.ts'
import { fileSchemas, type FileSchemaName } from '../../schema/files.ts'
import { toDocsUrl } from '../../catalog/urls.ts'
import { toSchemaPath } from '../../catalog/paths.ts'

/** Generates a published file's schema as JSON Schema 2020-12, with its own URL as the `$id`. */
export function toSchemaFile(
  name: FileSchemaName,
  library: Pick<Catalog['library'], 'docsUrl' | 'docsFolder'>,
): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(fileSchemas[name], { target: 'draft-2020-12' })
  return { $schema, $id: toDocsUrl(library, toSchemaPath(name)), ...schema }
}
