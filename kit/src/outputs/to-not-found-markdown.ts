import type { Catalog } from '../schema/catalog.ts'
import { fillPlaceholders } from './fill-placeholders.ts'

/** What clients that ask for Markdown read where there is no page. */
export function toNotFoundMarkdown({ library }: Pick<Catalog, 'library'>, prose: string): string {
  return fillPlaceholders(prose, { docsUrl: library.docsUrl })
}
