import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toHeadersFile } from '@kit-edge/engine/files/crawlers/headers.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'

/** Publishes `/_headers` for hosts of static sites, unless the owner has one in `public/`. */
export function headers({
  catalog,
  folders,
}: Pick<DocSite, 'catalog' | 'folders'>): PublishedFile[] {
  if (existsSync(join(folders.public, '_headers'))) return []
  return [{ path: '/_headers', text: toHeadersFile(catalog) }]
}
