import { escapeBrackets } from '@kit-edge/engine/library/markdown/index.ts'
import { fillPlaceholders } from '@kit-edge/engine/files/placeholders.ts'
import { toMarkdownPath } from '@kit-edge/engine/files/paths.ts'
import type { FullOptions } from './options.ts'
import type { Doc } from './read-docs.ts'

/**
 * `/llms.txt` of a site: what it is about, and every page once below the name of its folder.
 * @param prose Markdown with placeholders, `{pages}` among them
 * @param url address of the site, without a slash at its end
 */
export function toDocsLlmsTxt(
  docs: Doc[],
  { name, summary, introduction }: FullOptions,
  prose: string,
  url: string,
): string {
  const sections = [...Map.groupBy(docs, ({ folder }) => folder)].map(([folder, pages]) => {
    const links = pages.map(({ path, title, description }) => {
      const link = `- [${escapeBrackets(title)}](${encodeURI(`${url}${toMarkdownPath(path)}`)})`
      return description ? `${link}: ${description}` : link
    })
    return `## ${toHeading(folder)}\n\n${links.join('\n')}`
  })
  return fillPlaceholders(prose, {
    name,
    summary,
    introduction: introduction ? `${introduction.trim()}\n\n` : '',
    url,
    pages: sections.join('\n\n'),
  })
}

function toHeading(folder: string): string {
  if (folder === '') return 'Overview'
  return folder[0]!.toUpperCase() + folder.slice(1).replaceAll(/[-_]/g, ' ')
}
