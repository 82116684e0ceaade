import type { Catalog } from '../../schema/catalog.ts'
import { fillPlaceholders } from '../placeholders.ts'
import { toDocsUrl } from '../urls.ts'

/** What clients that ask for Markdown read where there is no page. */
export function toNotFoundMarkdown({ library }: Pick<Catalog, 'library'>, prose: string): string {
  return fillPlaceholders(prose, { root: toDocsUrl(library, '') })
}
