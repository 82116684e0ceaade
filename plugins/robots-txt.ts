import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { toRobotsTxt } from '../kit/src/outputs/to-robots-txt.ts'
import type { LiveSite } from './shared/live-site.ts'
import { publishFiles } from './shared/publish-files.ts'

/** Publishes `/robots.txt`, unless the owner has one in `public/`. */
export function robotsTxt(live: LiveSite): AstroIntegration {
  return publishFiles('robots-txt', live, ({ site, folders }) =>
    existsSync(join(folders.public, 'robots.txt'))
      ? []
      : [{ path: '/robots.txt', text: toRobotsTxt(site.catalog) }],
  )
}
