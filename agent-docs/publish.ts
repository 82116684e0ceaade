import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toMarkdownPath } from '@kit-edge/engine/files/paths.ts'
import { createResolver } from './create-resolver.ts'
import { findSources } from './find-sources.ts'
import { groupByLanguage, toSections } from './group-pages.ts'
import { listFiles, listPages, type BuiltPage } from './list-pages.ts'
import type { FullOptions } from './options.ts'
import { pageToMarkdown } from './page-to-markdown.ts'
import { readHead, type PageHead } from './read-head.ts'
import { toLocalUrl, toMarkdownUrl, toPagePath, toPageUrl, type Site } from './site.ts'
import { toIndexFiles, type IndexedPage } from './to-index-files.ts'
import { toSidebar } from './to-sidebar.ts'
import { writeOutput } from './write-output.ts'

/** A build of a site, and how its documentation is published. */
export type Build = {
  /** The folder of the project */
  root: URL
  dir: URL
  pages: { pathname: string }[]
  assets: Map<string, URL[]>
  site: Site
  options: FullOptions
  /** Whether a server renders further pages, so that a link to no file may lead to one */
  isServer: boolean
}

/** What was published, and what may be wrong. */
export type Report = {
  pages: number
  fromHtml: number
  problems: string[]
}

type HeadedPage = BuiltPage & { head: PageHead; lang: string }

/** Writes the Markdown of every page of a build, and the files that list them. */
export function publish({ root, dir, pages, assets, site, options, isServer }: Build): Report {
  const folder = fileURLToPath(dir)
  const files = new Set(listFiles(folder).map((file) => `/${file}`))
  const built = listPages({ dir, pages, assets }).map((page) => {
    const head = readHead(readFileSync(page.file, 'utf8'))
    return { ...page, head, lang: head.lang }
  })
  const findSource = findSources(fileURLToPath(root), folder)
  const published = built.filter((page) => isPublished(page, options.exclude))
  const hidden = published.filter(({ path }) => findSource(path)[0]?.isHidden)
  const listed = published.filter((page) => !hidden.includes(page))
  const paths = new Set(listed.map(({ path }) => path))
  const problems: string[] = []
  const dead = new Map<string, string>()
  const resolveOn = createResolver(
    site,
    {
      isPublished: (path) => paths.has(path),
      isOther: (path) => isServer || isFile(files, path),
      redirects: new Map(
        built.flatMap(({ path, head: { redirect } }) => (redirect ? [[path, redirect]] : [])),
      ),
    },
    (page, url) => dead.set(url, page),
  )
  const write = (path: string, parts: Iterable<string>) => {
    if (writeOutput(folder, path, parts)) return
    problems.push(`Cannot write \`${path}\`, because the build already has this file.`)
  }
  let fromHtml = 0
  const languages = groupByLanguage(listed).map((language) => {
    const sidebar = findSidebar(language.pages, site, paths)
    const indexUrl = `${site.root}${language.prefix}/llms.txt`
    const sections = toSections(language, sidebar).map((page): IndexedPage => {
      const html = readFileSync(page.file, 'utf8')
      const url = toPageUrl(site, page.path)
      const sources = findSource(page.path)
      const resolve = resolveOn(page.path)
      const { title, text, from, isEmpty } = pageToMarkdown({
        html,
        head: page.head,
        sources,
        url,
        indexUrl,
        resolve,
      })
      if (from === 'html') fromHtml += 1
      if (isEmpty) problems.push(`Cannot find text on the page \`${page.path}\`.`)
      for (const path of listAddresses(page.path)) write(path, [text])
      linkMarkdown(page.file, html, toMarkdownUrl(site, page.path))
      const { path, section, head } = page
      return { path, section, title, description: head.description, text }
    })
    return { ...language, pages: sections }
  })
  const { siteName, title, description } = (listed.find(({ path }) => path === '/') ?? listed[0])
    ?.head ?? { siteName: '', title: '', description: '' }
  const facts = {
    name: options.name ?? (siteName || title || 'Documentation'),
    summary:
      options.summary ?? (description || `All pages of ${siteName || title || 'this site'}.`),
    introduction: options.introduction,
  }
  for (const { path, parts } of toIndexFiles(site, languages, facts)) write(path, parts)
  for (const [url, page] of dead) {
    problems.push(`Cannot find a page or file for the link \`${url}\` on \`${page}\`.`)
  }
  return { pages: listed.length, fromHtml, problems }
}

/** Lists the addresses at which people look for the Markdown of a page, its own first. */
export function listAddresses(path: string): string[] {
  const own = toMarkdownPath(path)
  return path === '/' ? [own, '/.md'] : [own, `${path}/index.md`, `${path}/.md`]
}

function isPublished({ path, head }: HeadedPage, exclude: string[]): boolean {
  if (head.isHidden || head.redirect !== undefined) return false
  return !exclude.some((pattern) => matchesGlob(path, pattern.replace(/(?<=.)\/$/, '')))
}

/** Whether a path leads to a file of the output, as hosts look for one. */
function isFile(files: Set<string>, path: string): boolean {
  const name = path.replace(/\/$/, '')
  return [path, `${name}.html`, `${name}/index.html`].some((file) => files.has(file))
}

/** Finds the navigation of a language on one of its first pages; some pages have none. */
function findSidebar(pages: BuiltPage[], site: Site, paths: ReadonlySet<string>) {
  for (const { path: page, file } of pages.slice(0, 20)) {
    const links = toSidebar(readFileSync(file, 'utf8'), (href) => {
      const local = toLocalUrl(site, page, href)
      const path = local ? toPagePath(local.path) : ''
      return paths.has(path) ? path : undefined
    })
    if (links.length > 2) return links
  }
  return []
}

/** Adds a link to the Markdown of a page to the head of its HTML. */
function linkMarkdown(file: string, html: string, url: string): void {
  if (/<link\b[^>]*type=["']?text\/markdown/i.test(html) || !existsSync(file)) return
  const link = `<link rel="alternate" type="text/markdown" href="${url}">`
  const linked = html.replace(/<\/head\s*>/i, (end) => link + end)
  if (linked !== html) writeFileSync(file, linked)
}
