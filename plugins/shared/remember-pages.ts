import { parsePage, type ParsePage } from '../../kit/src/markdown/index.ts'
import type { Caches } from './open-caches.ts'
import { toKey } from './to-key.ts'

/** Reads pages as `parsePage` does, but for those whose text an earlier build has read. */
export function rememberPages(caches: Caches | null): ParsePage {
  if (!caches) return parsePage
  return (text, options) => {
    const key = toKey(text, JSON.stringify(options))
    const known = caches.facts.get(key)
    if (known) return known
    const page = parsePage(text, options)
    caches.facts.set(key, page)
    return page
  }
}
