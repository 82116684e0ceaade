import { readProse } from '@kit-edge/engine/io/prose.ts'
import { escapeBrackets } from '@kit-edge/engine/library/markdown/index.ts'
import { toDocsUrl } from '@kit-edge/engine/files/urls.ts'
import { toMarkdownPath } from '@kit-edge/engine/files/paths.ts'
import { toNotFoundMarkdown } from '@kit-edge/engine/files/markdown/not-found.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'
import { toPageMarkdown } from './page/to-page-markdown.ts'

/**
 * Publishes the Markdown of every page at `/<page>.md`, a line that says where a page is now at each
 * address that it had before, and `/404.md` for what is not there.
 */
export async function rawMarkdown(site: DocSite): Promise<PublishedFile[]> {
  const { catalog, pages } = site
  return [
    ...pages.flatMap((page) => {
      const path = toMarkdownPath(page.route.path)
      const title = escapeBrackets(page.route.title)
      const moved = `# ${title}\n\nThis page has moved: [${title}](${toDocsUrl(catalog.library, path)})\n`
      return [
        { path, text: () => toPageMarkdown(site, page) },
        ...(page.frontMatter.movedFrom ?? []).map((old) => ({
          path: toMarkdownPath(old),
          text: moved,
        })),
      ]
    }),
    { path: '/404.md', text: toNotFoundMarkdown(catalog, await readProse('not-found.md')) },
  ]
}
