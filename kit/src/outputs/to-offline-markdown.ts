import { parsePage, rewriteDestinations } from '../markdown/index.ts'
import type { Catalog } from '../schema/catalog.ts'

/**
 * Markdown with the links to pages of components led to the files in a folder, and those to other
 * pages to the documentation host.
 * @param folder path of that folder from the file that the text goes into, `./components`
 */
export function toOfflineMarkdown(
  { library, components }: Catalog,
  text: string,
  folder: string,
): string {
  const page = parsePage(text, { file: folder })
  return rewriteDestinations(page.text, page.links, (url) => {
    if (!url.startsWith('/')) return url
    const [, name, anchor = ''] = /^\/components\/([^/#]+)(#.*)?$/.exec(url) ?? []
    return components.some((component) => component.name === name)
      ? `${folder}/${name}.md${anchor}`
      : `${library.docsUrl}${url}`
  })
}
