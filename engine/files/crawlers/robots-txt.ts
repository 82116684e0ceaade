import type { Catalog } from '../../schema/catalog.ts'
import { toBasePath } from '../urls.ts'

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
