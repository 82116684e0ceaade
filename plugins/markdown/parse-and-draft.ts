import { parsePage, type PageMarkdown, type ParsePage } from '../../kit/src/markdown/index.ts'
import type { CodePrinter } from '../shared/create-code-printer.ts'
import { draftPage } from './draft-page.ts'
import type { Surroundings } from './list-rehype-plugins.ts'

/**
 * Reads pages as `parsePage` does, has their code printed while the next is read, and drafts those
 * that will be rendered: a draft takes a tenth of the memory of a syntax tree. One with directives
 * is read again when they are expanded.
 */
export function parseAndDraft(
  surroundings: Surroundings,
  printer: Pick<CodePrinter, 'highlight'>,
): ParsePage {
  return (text, options) => {
    const page = parsePage(text, options)
    if (page.mdx === null && !page.directives.length) draftPage(page, surroundings)
    printFences(page, printer)
    return page
  }
}

/** What fails is asked for again, and said then. */
function printFences({ fences }: PageMarkdown, printer: Pick<CodePrinter, 'highlight'>): void {
  for (const { code, lang } of fences) {
    printer.highlight(code && `${code}\n`, lang ?? 'text').catch(() => {})
  }
}
