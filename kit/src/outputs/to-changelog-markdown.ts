import type { Catalog } from '../schema/catalog.ts'

/** What changed in each version as Markdown: a heading of depth 2 each, the newest first. */
export function toChangelogMarkdown({ releases }: Pick<Catalog, 'releases'>): string {
  return releases
    .map(
      ({ version, date, markdown }) =>
        `## Version ${version}, ${date ?? 'unreleased'}\n\n${markdown}`,
    )
    .join('\n\n')
}
