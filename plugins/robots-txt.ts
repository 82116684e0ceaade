import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toRobotsTxt } from '@kit-edge/engine/files/crawlers/robots-txt.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'

/** Publishes `/robots.txt`, unless the owner has one in `public/`. */
export function robotsTxt({
  catalog,
  folders,
}: Pick<DocSite, 'catalog' | 'folders'>): PublishedFile[] {
  if (existsSync(join(folders.public, 'robots.txt'))) return []
  return [{ path: '/robots.txt', text: toRobotsTxt(catalog) }]
}
