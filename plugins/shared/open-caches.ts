import { join } from 'node:path'
import type { PageMarkdown } from '../../kit/src/markdown/index.ts'
import { openCache, type Cache } from './open-cache.ts'

/** What builds keep for the next: what was read in a page, and the HTML that it became. */
export type Caches = { facts: Cache<PageMarkdown>; html: Cache<string> }

/** Opens the caches in a folder. */
export async function openCaches(folder: string): Promise<Caches> {
  const [facts, html] = await Promise.all([
    openCache<PageMarkdown>(join(folder, 'facts.json')),
    openCache<string>(join(folder, 'html.json')),
  ])
  return { facts, html }
}
