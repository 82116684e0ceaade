import type { Catalog } from '../../schema/catalog.ts'
import { hasFeed } from '../paths.ts'

/**
 * What changed in each version as Markdown: a heading of depth 2 each, the newest first, and above
 * them the link to the feed if there is one.
 */
export function toChangelogMarkdown(catalog: Pick<Catalog, 'library' | 'releases'>): string {
  const releases = catalog.releases.map(
    ({ version, date, markdown }) =>
      `## Version ${version}, ${date ?? 'unreleased'}\n\n${markdown}`,
  )
  const feed = 'Subscribe to the [feed](/changelog.xml) to read about each release.'
  return [...(hasFeed(catalog) ? [feed] : []), ...releases].join('\n\n')
}
