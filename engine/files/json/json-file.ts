import type { Catalog } from '../../schema/catalog.ts'
import type { FileSchemaName } from '../../schema/files.ts'
import { toHash } from '../hash.ts'
import { toSchemaPath } from '../paths.ts'
import { toDocsUrl } from '../urls.ts'

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

/** Digest of a JSON value, `sha256-` and 64 hexadecimal digits: it takes the place of a date. */
export function toDigest(value: unknown): string {
  return `sha256-${toHash(JSON.stringify(value))}`
}

/** A value as the text of a published JSON file: indented, ending with a line break. */
export function toJsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
