import { matchesGlob } from 'node:path'
import { createResolver } from './create-resolver.ts'
import type { PageSource } from './find-sources.ts'
import { groupByLanguage, toSections, type Language } from './group-pages.ts'
import type { FullOptions } from './agent-docs-options.ts'
import { pageToMarkdown } from './page-to-markdown.ts'
import { readHead, type PageHead } from './read-head.ts'
import { toLocalUrl, toPagePath, toPageUrl, type Site } from './site.ts'
import type { IndexedPage } from './to-index-files.ts'
import { toSidebar } from './to-sidebar.ts'

/** The pages of a site, and how they are read. */
export type Pages<Page extends { path: string }> = {
  site: Site
  options: FullOptions
  pages: Page[]
  readHtml: (page: Page) => string | Promise<string>
  /** Lists the files that a page may be from */
  findSources: (path: string) => PageSource[]
  /** Whether a path is a page, if `pages` are not all */
  isPage?: (path: string) => boolean
  /** Whether a link to a path that is no page leads to something else */
  isOther: (path: string) => boolean
}

/** A page with its Markdown and what that was generated from. */
export type ConvertedPage<Page> = Page & IndexedPage & { from: 'source' | 'html' }

/** The Markdown of all pages. */
export type ConvertedPages<Page> = {
  languages: Language<ConvertedPage<Page>>[]
  /** The head of the first page */
  home: PageHead | undefined
  problems: string[]
}

/**
 * Converts the pages of a site to Markdown. Leaves out redirects, and pages that are hidden from
 * search engines, by an option or by their front matter. A page that cannot be read is a problem.
 */
export async function convertPages<Page extends { path: string }>(
  given: Pages<Page>,
): Promise<ConvertedPages<Page>> {
  const { site, readHtml, findSources } = given
  const problems: string[] = []
  const { listed, redirects } = await readHeads(given, problems)
  const paths = new Set(listed.map(({ path }) => path))
  const dead = new Map<string, string>()
  const resolveOn = createResolver(
    site,
    {
      isPublished: (path) => paths.has(path) || given.isPage?.(path) === true,
      isOther: given.isOther,
      redirects,
    },
    (page, url) => dead.set(url, page),
  )
  const languages: Language<ConvertedPage<Page>>[] = []
  for (const language of groupByLanguage(listed)) {
    const sidebar = await findSidebar(language.pages, given, paths)
    const indexUrl = `${site.root}${language.prefix}/llms.txt`
    const pages: ConvertedPage<Page>[] = []
    for (const page of toSections(language, sidebar)) {
      const { path, head } = page
      const { isEmpty, ...converted } = pageToMarkdown({
        html: await readHtml(page),
        head,
        sources: findSources(path),
        url: toPageUrl(site, path),
        indexUrl,
        resolve: resolveOn(path),
      })
      if (isEmpty) problems.push(`Cannot find text on the page \`${path}\`.`)
      pages.push({ ...page, ...converted })
    }
    languages.push({ ...language, pages })
  }
  for (const [url, page] of dead) {
    problems.push(`Cannot find a page or file for the link \`${url}\` on \`${page}\`.`)
  }
  const home = (listed.find(({ path }) => path === '/') ?? listed[0])?.head
  return { languages, home, problems }
}

/** Reads the heads of all pages, and lists those to publish. */
async function readHeads<Page extends { path: string }>(
  { pages, options, readHtml, findSources }: Pages<Page>,
  problems: string[],
) {
  const listed: (Page & { head: PageHead; lang: string })[] = []
  const redirects = new Map<string, string>()
  for (const page of pages) {
    const { path } = page
    if (isExcluded(path, options.exclude)) continue
    try {
      const head = readHead(await readHtml(page))
      if (head.redirect !== undefined) redirects.set(path, head.redirect)
      else if (!head.isHidden && !findSources(path)[0]?.isHidden)
        listed.push({ ...page, head, lang: head.lang })
    } catch (error) {
      problems.push(`Cannot read the page \`${path}\`: ${(error as Error).message}`)
    }
  }
  return { listed, redirects }
}

function isExcluded(path: string, exclude: string[]): boolean {
  return exclude.some((pattern) => matchesGlob(path, pattern.replace(/(?<=.)\/$/, '')))
}

/** Finds the navigation of a language on one of its first pages; some pages have none. */
async function findSidebar<Page extends { path: string }>(
  pages: Page[],
  { site, readHtml }: Pages<Page>,
  paths: ReadonlySet<string>,
) {
  for (const page of pages.slice(0, 20)) {
    const links = toSidebar(await readHtml(page), (href) => {
      const local = toLocalUrl(site, page.path, href)
      const path = local ? toPagePath(local.path) : ''
      return paths.has(path) ? path : undefined
    })
    if (links.length > 2) return links
  }
  return []
}
