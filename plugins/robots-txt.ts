import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toBasePath } from '@kit-edge/engine/catalog/urls.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
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

/**
 * Generates `/robots.txt`: it allows everything, links to the sitemap if there is one, and adds the
 * library's content signals if it has any. Below a base path, crawlers ignore the file, so it
 * starts with a comment about where to copy its lines.
 */
export function toRobotsTxt({ library }: Pick<Catalog, 'library'>): string {
  const { docsUrl, contentSignal } = library
  const base = toBasePath(library)
  return [
    ...(docsUrl !== undefined && base ? toNotice(docsUrl) : []),
    'User-agent: *',
    ...(contentSignal ? [`Content-Signal: ${toSignals(contentSignal)}`] : []),
    `Allow: ${base || '/'}`,
    ...(docsUrl === undefined ? [] : ['', `Sitemap: ${docsUrl}/sitemap.xml`]),
    '',
  ].join('\n')
}

function toNotice(docsUrl: string): string[] {
  return [
    '# Crawlers read only the robots.txt of the host: copy these lines into',
    `# ${new URL(docsUrl).origin}/robots.txt`,
  ]
}

function toSignals(signals: NonNullable<Catalog['library']['contentSignal']>): string {
  return Object.entries(signals)
    .map(([use, isAllowed]) => `${use}=${isAllowed ? 'yes' : 'no'}`)
    .join(', ')
}
