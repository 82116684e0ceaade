import { setImmediate } from 'node:timers/promises'
import type { PageMarkdown, ParsePage } from '../../kit/src/markdown/index.ts'
import type { PageSource } from '../../kit/src/site/to-site.ts'
import type { CodePrinter } from './create-code-printer.ts'

/**
 * Parses pages, and has the code of each printed while the next is parsed. What is wrong with a page
 * is said by whoever parses it next.
 */
export async function parseAhead(
  pages: PageSource[],
  parse: ParsePage,
  printer: CodePrinter,
): Promise<void> {
  for (const { text, file, mdx } of pages) {
    try {
      printFences(parse(text, { file, mdx }), printer)
    } catch {
      continue
    }
    await setImmediate()
  }
}

function printFences({ fences }: PageMarkdown, printer: CodePrinter): void {
  for (const { code, lang } of fences) {
    printer.highlight(code && `${code}\n`, lang ?? 'text').catch(() => {})
  }
}
