import type { Catalog } from '../../schema/catalog.ts'
import { toBasePath } from '../urls.ts'

/**
 * `/robots.txt`: everything may be read, where the sitemap is if there is one, and what the owner allows besides
 * reading, if the library says. Below a base path nobody reads the file, and it says so.
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
