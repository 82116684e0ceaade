import { toAgentFiles, type AgentFile } from '@kit-edge/engine/files/markdown/pages.ts'
import { toLibraryIndex, toListedPage } from '@kit-edge/engine/files/assistants/llms-txt.ts'
import { listPageFolders } from '@kit-edge/engine/catalog/paths.ts'
import { fillPlaceholders } from '@kit-edge/engine/files/placeholders.ts'
import { readProse } from '@kit-edge/engine/io/prose.ts'
import { onceFor } from '@kit-edge/engine/catalog/once-for.ts'
import { markdownTwins } from '@kit-edge/engine/site/expand-content.ts'
import type { DocSite } from './content/doc-site.ts'

/** The parts of the documentation that the files are generated from. */
type Source = Pick<DocSite, 'catalog' | 'pages' | 'lastUpdated'>

/**
 * Publishes the documentation of a library for agents: `/llms.txt`, `/llms-full.txt`, such a file
 * for each folder of pages, the Markdown of every page at `/<page>.md` and at its former paths, and
 * `/404.md`.
 */
export const libraryDocs = onceFor(async (site: Source): Promise<AgentFile[]> => {
  const { catalog, pages, lastUpdated } = site
  const index = toLibraryIndex(catalog, await readProse('llms-txt.md'))
  const notFound = fillPlaceholders(await readProse('not-found.md'), { root: index.root })
  const files = toAgentFiles({
    ...index,
    pages: pages.map(({ route, frontMatter, markdown }) => {
      const component = catalog.components.find(({ name }) => name === route.component)
      const day = lastUpdated.get(markdown.file)
      return {
        ...toListedPage(route),
        markdown,
        facts: {
          ...(day && { last_updated: day }),
          ...(component && { tag: component.tag, category: component.category }),
        },
        movedFrom: frontMatter.movedFrom,
      }
    }),
    slash: '',
    folders: listPageFolders(catalog.routes),
    twins: markdownTwins(catalog),
  })
  return [...files, { path: '/404.md', text: () => notFound }]
})
