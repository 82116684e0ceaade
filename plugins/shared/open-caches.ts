import { join } from 'node:path'
import type { PageMarkdown } from '../../kit/src/markdown/index.ts'
import type { SearchFile } from './index-documents.ts'
import { openCache, type Cache } from './open-cache.ts'
import type { RenderedExample } from './render-examples.ts'

/**
 * What builds keep for the next: what was read in a page, which examples have no mistake, what they
 * and the page became as HTML, what of it is searched, code as pages show it, and the index of all.
 */
export type Caches = {
  facts: Cache<PageMarkdown>
  checks: Cache<true>
  examples: Cache<RenderedExample>
  pages: Cache<string>
  searched: Cache<string>
  codes: Cache<string>
  search: Cache<SearchFile[]>
}

/**
 * Opens the caches in a folder.
 * @param version of the engine: what another one has kept counts for nothing
 */
export function openCaches(folder: string, version: string): Caches {
  const open = <T>(name: string, patience?: number): Cache<T> =>
    openCache(join(folder, `${name}.json`), version, patience)
  return {
    facts: open('facts'),
    checks: open('checks'),
    examples: open('examples'),
    pages: open('pages'),
    searched: open('searched'),
    // A page whose HTML is kept asks for none of its codes.
    codes: open('codes', 100),
    search: open('search'),
  }
}
