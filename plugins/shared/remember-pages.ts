import type { ParsePage } from '../../kit/src/markdown/index.ts'
import type { Caches } from './open-caches.ts'
import { toKey } from './to-key.ts'

/** Reads pages as `parse` does, but for those whose text an earlier build has read. */
export function rememberPages(caches: Caches | null, parse: ParsePage): ParsePage {
  if (!caches) return parse
  return (text, options) => {
    const key = toKey(text, JSON.stringify(options))
    const known = caches.facts.get(key)
    if (known) return known
    const page = parse(text, options)
    caches.facts.set(key, page)
    return page
  }
}
