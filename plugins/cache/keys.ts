import {
  parsePage,
  type PageMarkdown,
  type ParsePage,
} from '@kit-edge/engine/library/markdown/index.ts'
import { checkExample, type CheckExample } from '@kit-edge/engine/site/check-example.ts'
import type { Page } from '@kit-edge/engine/site/sources.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import { type Memory, toKey } from './open-cache.ts'

/**
 * Returns a key of everything that the HTML of a page depends on: its text, the library, and the
 * code that renders it.
 */
export function toPageKey(
  { digest, catalog }: { digest: string; catalog: Pick<Catalog, 'library'> },
  { route, markdown, examples: [first] }: Page,
): string {
  // The examples of a block also contain parts of other pages.
  const application = first?.application ? [JSON.stringify(first.application)] : []
  return toKey(digest, catalog.library.docsUrl ?? '', route.id, markdown.text, ...application)
}

/** Returns a `parsePage` that reuses the results of earlier builds. */
export function cachePages(pages: Memory<PageMarkdown> | undefined): ParsePage {
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
export function cacheChecks(right: Memory<true> | undefined, digest: string): CheckExample {
  if (!right) return checkExample
  return (example, place) => {
    const key = toKey(digest, JSON.stringify([example.code, example.meta, example.component]))
    if (right.get(key)) return []
    const problems = checkExample(example, place)
    if (!problems.length) right.set(key, true)
    return problems
  }
}
