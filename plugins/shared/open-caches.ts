import { join } from 'node:path'
import type { PageMarkdown } from '../../kit/src/markdown/index.ts'
import { openCache, type Cache } from './open-cache.ts'

/** What builds keep for the next: what was read in a page, the HTML that it became, and code. */
export type Caches = { facts: Cache<PageMarkdown>; html: Cache<string>; codes: Cache<string> }

/**
 * Opens the caches in a folder.
 * @param version of the engine: what another one has kept counts for nothing
 */
export async function openCaches(folder: string, version: string): Promise<Caches> {
  const [facts, html, codes] = await Promise.all([
    openCache<PageMarkdown>(join(folder, 'facts.json'), version),
    openCache<string>(join(folder, 'html.json'), version),
    openCache<string>(join(folder, 'codes.json'), version),
  ])
  return { facts, html, codes }
}
