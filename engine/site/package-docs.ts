import { markdownTwins } from './expand-content.ts'
import type { Page } from './sources.ts'
import {
  type PageMarkdown,
  parsePage,
  rewriteDestinations,
  takeTree,
  toRawMarkdown,
} from '../library/markdown/index.ts'
import { walk } from '../library/markdown/walk.ts'
import { linkSections } from '../library/markdown/write.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Component, Example } from '../schema/component.ts'
import { spliceText } from '../tags/scan/splice-text.ts'
import { listEntries } from '../catalog/groups.ts'
import {
  toComponentPath,
  toMarkdownPath,
  toPackagedPath,
  toRelativePath,
} from '../catalog/paths.ts'
import { fillPlaceholders } from '../files/placeholders.ts'
import { listPackagedPaths } from '../catalog/published-paths.ts'
import { toHostUrl } from '../catalog/urls.ts'
import { toApiMarkdown } from '../files/markdown/api.ts'
import { toBlockListMarkdown, toComponentListMarkdown } from '../files/markdown/component-list.ts'

/**
 * Generates `ai/llms.txt` of the package: what the library is, and the file of every component by
 * category, and of every block; while the library has no host, the other pages too. `prose` is
 * Markdown with placeholders, including `{list}`.
 */
export function toPackageLlmsTxt(catalog: Catalog, prose: string): string {
  const { name, summary, namespace, package: packageName, version } = catalog.library
  const url = toHostUrl(catalog.library, '/llms.txt')
  const list = [
    toComponentListMarkdown(catalog),
    ...(catalog.blocks.length && url !== null ? [toBlockListMarkdown(catalog)] : []),
    ...(url === null ? [toPageList(catalog)] : []),
  ]
  return fillPlaceholders(prose, {
    name,
    summary,
    namespace,
    package: packageName,
    version,
    documentation:
      url === null
        ? 'After the components come the pages of the documentation.'
        : `The documentation: ${url}`,
    list: toOfflineMarkdown(catalog, list.join('\n\n'), '/llms.txt'),
  })
}

/** Lists the pages that do not document a component, below a heading for each section. */
function toPageList(catalog: Catalog): string {
  return linkSections(
    catalog.routes
      .filter((route) => !route.component)
      .map(({ section, title, path, description }) => ({
        section: section || catalog.library.name,
        title,
        url: path,
        note: `: ${description}`,
      })),
  )
}

/**
 * Generates `ai/components/<name>.md` of the package: the first example of a component, the
 * titles of the others, and its API. Links lead to local files.
 */
export function toComponentMarkdown(catalog: Catalog, component: Component): string {
  const { library } = catalog
  const path = toComponentPath(component.name)
  const url = toHostUrl(library, path)
  const text = [
    `# ${component.title}`,
    `${component.category}, in \`${library.package}\` ${library.version}.${url === null ? '' : ` Its page: <${url}>`}`,
    ...toExamples(component.examples),
    toApiMarkdown(component, catalog),
  ].join('\n\n')
  return `${toOfflineMarkdown(catalog, text, toMarkdownPath(path))}\n`
}

function toExamples(examples: Example[]): string[] {
  const [first, ...others] = examples
  if (!first) return []
  const runs = first.code.match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)))
  return [
    '## Example',
    `${fence}edge\n${first.code}\n${fence}`,
    ...(others.length
      ? [
          `The tool \`get_component_examples\` has more: ${others.map(({ title }) => title).join('; ')}.`,
        ]
      : []),
  ]
}

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

/**
 * Rewrites the links of a text for the package: to local files if they exist, otherwise to the
 * documentation host. Without a host, replaces links to missing files with their text.
 * @param file path of the file that will contain the text, from the root folder, `/llms.txt`
 */
export function toOfflineMarkdown(catalog: Catalog, text: string, file: string): string {
  const { library } = catalog
  const packaged = listPackagedPaths(catalog)
  const isPackaged = (url: string) => packaged.has(toPackagedPath(url))
  const parsed = parsePage(text, { file })
  const page =
    library.docsUrl === undefined
      ? unlink(parsed, (url) => url.startsWith('/') && !isPackaged(url))
      : parsed
  return rewriteDestinations(page.text, page.links, (url) => {
    if (!url.startsWith('/')) return url
    return isPackaged(url)
      ? `${toRelativePath(file, toPackagedPath(url))}${findAnchor(catalog, url)}`
      : toHostUrl(library, url)!
  })
}

/** Returns the anchor of a URL if its file has it. A component's file only has those of entries. */
function findAnchor(catalog: Catalog, url: string): string {
  const [path, anchor] = url.split('#')
  if (anchor === undefined) return ''
  const isWhole = !catalog.components.some(({ name }) => toComponentPath(name) === path)
  const isKept = isWhole || listEntries(catalog).some(({ name }) => toComponentPath(name) === url)
  return isKept ? `#${anchor}` : ''
}

/** Replaces each link to a missing file with its text. Returns the same page if it has none. */
function unlink(page: PageMarkdown, isLost: (url: string) => boolean): PageMarkdown {
  const edits: { from: number; to: number; text: string }[] = []
  walk(takeTree(page), 'link', ({ url, position, children }) => {
    const [first] = children
    if (!isLost(url) || !position || !first?.position) return
    const last = children.at(-1)!.position!
    edits.push(
      { from: position.start.offset!, to: first.position.start.offset!, text: '' },
      { from: last.end.offset!, to: position.end.offset!, text: '' },
    )
  })
  return edits.length ? parsePage(spliceText(page.text, edits), { file: page.file }) : page
}
