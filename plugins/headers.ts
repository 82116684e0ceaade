import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { toHeadersFile } from '../kit/src/outputs/to-headers-file.ts'
import type { LiveSite } from './shared/live-site.ts'
import { publishFiles } from './shared/publish-files.ts'

/** Publishes `/_headers` for hosts of static sites, unless the owner has one in `public/`. */
export function headers(live: LiveSite): AstroIntegration {
  return publishFiles('headers', live, ({ site, folders }) =>
    existsSync(join(folders.public, '_headers'))
      ? []
      : [{ path: '/_headers', text: toHeadersFile(site.catalog) }],
  )
}
