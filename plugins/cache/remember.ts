import {
  parsePage,
  type PageMarkdown,
  type ParsePage,
} from '@kit-edge/engine/library/markdown/index.ts'
import { checkExample, type CheckExample } from '@kit-edge/engine/library/pages/check-example.ts'
import type { Memory } from './open-cache.ts'
import { toKey } from './keys.ts'

/** Returns a `parsePage` that reuses the results of earlier builds. */
export function rememberPages(pages: Memory<PageMarkdown> | undefined): ParsePage {
  if (!pages) return parsePage
  return (text, options) => {
    const key = toKey(text, JSON.stringify(options))
    const known = pages.get(key)
    if (known) return known
    const page = parsePage(text, options)
    pages.set(key, page)
    return page
  }
}

/**
 * Returns a `checkExample` that skips examples in which an earlier check found no problems.
 * @param digest digest of the library that the examples are checked against
 */
export function rememberChecks(right: Memory<true> | undefined, digest: string): CheckExample {
  if (!right) return checkExample
  return (example, place) => {
    const key = toKey(digest, JSON.stringify([example.code, example.meta]))
    if (right.get(key)) return []
    const problems = checkExample(example, place)
    if (!problems.length) right.set(key, true)
    return problems
  }
}
