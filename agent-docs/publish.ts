import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toMarkdownPath } from '@kit-edge/engine/catalog/paths.ts'
import { convertPages } from './convert-pages.ts'
import { findSources, type Folders } from './find-sources.ts'
import { listFiles, listPages } from './list-pages.ts'
import type { FullOptions } from './agent-docs-options.ts'
import { toMarkdownUrl, type Site } from './site.ts'
import { toIndexFiles } from './to-index-files.ts'
import { writeOutput } from './write-output.ts'

/** A build of a site, and how its documentation is published. */
export type Build = {
  folders: Folders
  dir: URL
  pages: { pathname: string }[]
  assets: Map<string, URL[]>
  site: Site
  options: FullOptions
  /** Whether a server renders further pages, so that a link to no file may lead to one */
  isServer: boolean
}

/** What was published, and what may be wrong. */
export type Report = { pages: number; fromHtml: number; problems: string[] }

/** Writes the Markdown of every page of a build, and the files that list them. */
export async function publish(build: Build): Promise<Report> {
  const { folders, dir, site, options, isServer } = build
  const folder = fileURLToPath(dir)
  const files = new Set(listFiles(folder).map((file) => `/${file}`))
  const { languages, home, problems } = await convertPages({
    site,
    options,
    pages: listPages(build),
    readHtml: ({ file }) => readFileSync(file, 'utf8'),
    findSources: findSources(folders),
    isOther: (path) => isServer || isFile(files, path),
  })
  const write = (path: string, parts: Iterable<string>) => {
    if (writeOutput(folder, path, parts)) return
    problems.push(`Cannot write \`${path}\`, because the build already has this file.`)
  }
  const pages = languages.flatMap((language) => language.pages)
  for (const { path, file, text } of pages) {
    for (const address of listAddresses(path)) write(address, [text])
    linkMarkdown(file, toMarkdownUrl(site, path))
  }
  for (const { path, parts } of toIndexFiles(site, languages, { home, options })) write(path, parts)
  const fromHtml = pages.filter(({ from }) => from === 'html').length
  return { pages: pages.length, fromHtml, problems }
}

/** Lists the addresses at which people look for the Markdown of a page, its own first. */
export function listAddresses(path: string): string[] {
  const own = toMarkdownPath(path)
  return path === '/' ? [own, '/.md'] : [own, `${path}/index.md`, `${path}/.md`]
}

/** Whether a path leads to a file of the output, as hosts look for one. */
function isFile(files: Set<string>, path: string): boolean {
  const name = path.replace(/\/$/, '')
  return [path, `${name}.html`, `${name}/index.html`].some((file) => files.has(file))
}

/** Adds a link to the Markdown of a page to the head of its HTML. */
function linkMarkdown(file: string, url: string): void {
  const html = readFileSync(file, 'utf8')
  if (/<link\b[^>]*type=["']?text\/markdown/i.test(html)) return
  const link = `<link rel="alternate" type="text/markdown" href="${url}">`
  // Markdown in `src/pages` has no head of its own. A browser adds one around the link.
  const linked = html.replace(/<\/head\s*>|(?<=^<!doctype html>)(?!.*<head)/is, (end) => link + end)
  if (linked !== html) writeFileSync(file, linked)
}
