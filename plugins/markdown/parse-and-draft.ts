import { parsePage, type ParsePage } from '../../kit/src/markdown/index.ts'
import { draftPage } from './draft-page.ts'
import type { Surroundings } from './list-rehype-plugins.ts'

/**
 * Reads pages as `parsePage` does, and drafts those that will be rendered: a draft takes a tenth of
 * the memory of a syntax tree. One with directives is read again when they are expanded.
 */
export function parseAndDraft(surroundings: Surroundings): ParsePage {
  return (text, options) => {
    const page = parsePage(text, options)
    if (page.mdx === null && !page.directives.length) draftPage(page, surroundings)
    return page
  }
}
