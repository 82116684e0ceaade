import type { FileSchemaName } from '../schema/files.ts'

/** Path of a published schema below the documentation host. */
export function toSchemaPath(name: FileSchemaName): string {
  return `/schemas/${name}-1.json`
}
