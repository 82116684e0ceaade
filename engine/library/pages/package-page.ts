import { toRawMarkdown } from '../markdown/index.ts'
import { toMarkdownPath } from '../../files/paths.ts'
import { toOfflineMarkdown } from '../../files/markdown/offline.ts'
import type { Catalog } from '../../schema/catalog.ts'
import { markdownTwins } from './expand-content.ts'
import type { Page } from './sources.ts'

/** Generates `ai/<page>.md` of the package: a documentation page, with links to local files. */
export function toPackagePage(catalog: Catalog, { route, markdown }: Page): string {
  const { title, description } = route
  const file = toMarkdownPath(route.path)
  const text = toRawMarkdown({
    page: markdown,
    frontMatter: { title, description },
    indexUrl: `${'../'.repeat(file.split('/').length - 2) || './'}llms.txt`,
    rewrite: (url) => url,
    twins: markdownTwins(catalog),
  })
  return toOfflineMarkdown(catalog, text, file)
}
