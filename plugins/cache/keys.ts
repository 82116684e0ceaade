import { hash } from 'node:crypto'
import type { Page } from '@kit-edge/engine/library/pages/sources.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'

/** Returns a short key for texts: the start of their SHA-256. */
export function toKey(...texts: string[]): string {
  return hash('sha256', JSON.stringify(texts)).slice(0, 32)
}

/**
 * Returns a key of everything that the HTML of a page depends on: its text, the library, and the
 * code that renders it.
 */
export function toPageKey(
  { digest, catalog }: { digest: string; catalog: Pick<Catalog, 'library'> },
  { route, markdown }: Page,
): string {
  return toKey(digest, catalog.library.docsUrl ?? '', route.id, markdown.text)
}
