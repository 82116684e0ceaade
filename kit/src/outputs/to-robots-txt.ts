import type { Catalog } from '../schema/catalog.ts'

/**
 * `/robots.txt`: everything may be read, where the sitemap is, and what the owner allows besides
 * reading, if the library says. Below a base path nobody reads the file, and it says so.
 */
export function toRobotsTxt({ library }: Pick<Catalog, 'library'>): string {
  const { docsUrl, contentSignal } = library
  const { origin, pathname } = new URL(docsUrl)
  const notice = [
    `# Crawlers read only the robots.txt of the host: copy these lines into`,
    `# ${origin}/robots.txt`,
  ]
  return [
    ...(pathname === '/' ? [] : notice),
    'User-agent: *',
    ...(contentSignal ? [`Content-Signal: ${toSignals(contentSignal)}`] : []),
    `Allow: ${pathname}`,
    '',
    `Sitemap: ${docsUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

function toSignals(signals: NonNullable<Catalog['library']['contentSignal']>): string {
  return Object.entries(signals)
    .map(([use, isAllowed]) => `${use}=${isAllowed ? 'yes' : 'no'}`)
    .join(', ')
}
