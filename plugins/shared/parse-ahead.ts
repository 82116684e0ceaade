import { setImmediate } from 'node:timers/promises'
import type { ParsePage } from '../../kit/src/markdown/index.ts'
import type { PageSource } from '../../kit/src/site/to-site.ts'

/**
 * Parses pages one after the other, and lets other work go on between them. What is wrong with a
 * page is said by whoever parses it next.
 */
export async function parseAhead(pages: PageSource[], parse: ParsePage): Promise<void> {
  for (const { text, file, mdx } of pages) {
    try {
      parse(text, { file, mdx })
    } catch {
      continue
    }
    await setImmediate()
  }
}
