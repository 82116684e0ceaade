import { readProse } from '@kit-edge/engine/io/prose.ts'
import { toLlmsTxt } from '@kit-edge/engine/files/assistants/llms-txt.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'
import { toPageMarkdown } from './page/to-page-markdown.ts'

/** Publishes `/llms.txt` and `/llms-full.txt`, the text of every page in navigation order. */
export async function llmsTxt(site: DocSite): Promise<PublishedFile[]> {
  return [
    { path: '/llms.txt', text: toLlmsTxt(site.catalog, await readProse('llms-txt.md')) },
    {
      path: '/llms-full.txt',
      text: () => site.pages.map((page) => toPageMarkdown(site, page)).join('\n'),
    },
  ]
}
