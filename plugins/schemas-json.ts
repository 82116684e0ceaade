import type { AstroIntegration } from 'astro'
import { toJsonText } from '../kit/src/outputs/to-json-text.ts'
import { toSchemaFile } from '../kit/src/outputs/to-schema-file.ts'
import { toSchemaPath } from '../kit/src/outputs/to-schema-path.ts'
import { fileSchemas, type FileSchemaName } from '../kit/src/schema/files.ts'
import type { LiveSite } from './shared/live-site.ts'
import { publishFiles } from './shared/publish-files.ts'

/** Publishes the JSON Schema of each machine-readable file at `/schemas/<name>-1.json`. */
export function schemasJson(live: LiveSite): AstroIntegration {
  return publishFiles('schemas-json', live, ({ site }) =>
    (Object.keys(fileSchemas) as FileSchemaName[]).map((name) => ({
      path: toSchemaPath(name),
      text: toJsonText(toSchemaFile(name, site.catalog.library)),
    })),
  )
}
