import type { Catalog } from '../schema/catalog.ts'
import type { FileSchemaName } from '../schema/files.ts'
import { toDocsUrl } from './to-docs-url.ts'
import { toSchemaPath } from './to-schema-path.ts'

/** The keys that every published file begins with. */
export function toFileHead({ library }: Catalog, schema: FileSchemaName) {
  return {
    $schema: toDocsUrl(library, toSchemaPath(schema)),
    schemaVersion: '1.0' as const,
    library: {
      name: library.name,
      package: library.package,
      version: library.version,
      namespace: library.namespace,
      ...(library.docsUrl !== undefined && { docsUrl: library.docsUrl }),
    },
  }
}
