import { expandDirectives } from './expand-directives.ts'
import type { Expander } from './expand-directives.ts'
import { parsePage } from './parse-page.ts'
import type { PageMarkdown, ParsePage } from './parse-page.ts'

/**
 * The page as readers get it: directives expanded and read again, lines still the author's. The
 * page itself when it has no directives.
 * @param parse stands for `parsePage`, such as one that remembers
 */
export function expandPage(
  page: PageMarkdown,
  expanders: Record<string, Expander>,
  parse: ParsePage = parsePage,
): PageMarkdown {
  if (page.directives.length === 0) return page
  const { text, lines } = expandDirectives(page, expanders)
  return parse(text, { file: page.file, mdx: page.mdx !== null, lines })
}
