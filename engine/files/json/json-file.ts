import { createHash } from 'node:crypto'
import type { Catalog } from '../../schema/catalog.ts'
import type { FileSchemaName } from '../../schema/files.ts'
import { toSchemaPath } from '../../catalog/paths.ts'
import { toDocsUrl } from '../../catalog/urls.ts'

/** Returns the first keys of every published file. */
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

/** Returns the SHA-256 of a text as hexadecimal digits, optionally only the first ones. */
export function toHash(text: string, digits = 64): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits)
}

/** Returns the digest of a JSON value: `sha256-` and 64 hexadecimal digits. It replaces a date. */
export function toDigest(value: unknown): string {
  return `sha256-${toHash(JSON.stringify(value))}`
}

/** Writes a value as a published JSON file: indented, with a final line break. */
export function toJsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
