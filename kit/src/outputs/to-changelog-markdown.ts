import type { Catalog } from '../schema/catalog.ts'
import { listDatedReleases } from './list-dated-releases.ts'

/**
 * What changed in each version as Markdown: a heading of depth 2 each, the newest first, after a link
 * to the feed once there is a release.
 */
export function toChangelogMarkdown(catalog: Pick<Catalog, 'releases'>): string {
  const hasFeed = listDatedReleases(catalog).length > 0
  return [
    ...(hasFeed ? ['Subscribe to the [feed](/changelog.xml) to hear about new releases.'] : []),
    ...catalog.releases.map(
      ({ version, date, markdown }) =>
        `## Version ${version}, ${date ?? 'unreleased'}\n\n${markdown}`,
    ),
  ].join('\n\n')
}
