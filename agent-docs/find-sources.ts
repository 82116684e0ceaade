import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { slug } from 'github-slugger'
import { parse } from 'yaml'
import { toLine } from './read-head.ts'
import type { Source } from './source-to-markdown.ts'

/** The file of a page, and whether its front matter leaves the page out. */
export type PageSource = Source & { isHidden: boolean }

/** The folders of a project: all of it, its sources and its last build, which may be inside. */
export type Folders = { root: string; source: string; output: string }

/** Returns the folders that Astro's configuration names. */
export function toFolders({ root, srcDir, outDir }: Record<'root' | 'srcDir' | 'outDir', URL>) {
  const toPath = (url: URL) => resolve(fileURLToPath(url))
  return { root: toPath(root), source: toPath(srcDir), output: toPath(outDir) }
}

/**
 * Returns a function that lists the Markdown files that a page may be from by its path: those whose
 * path ends like it, or whose `slug` it is, best first.
 */
export function findSources({
  root,
  source: src,
  output,
}: Folders): (path: string) => PageSource[] {
  const byName = new Map<string, { segments: string[]; source: PageSource }[]>()
  for (const file of listMarkdown(root, output)) {
    const { slug: written, ...source } = readSource(join(root, file))
    const names = typeof written === 'string' ? written : file.replace(/\.[^./]+$/, '')
    const segments = toSegments(names)
    // The home page has no segments, so any index may be its file.
    const keys = [segments.at(-1) ?? '', ...(/(?:^|\/)index$/.test(names) ? [''] : [])]
    for (const key of keys) byName.set(key, [...(byName.get(key) ?? []), { segments, source }])
  }
  return (path) => {
    const wanted = toSegments(path)
    return (byName.get(wanted.at(-1) ?? '') ?? [])
      .map(({ segments, source }) => ({ source, shared: countShared(wanted, segments) }))
      .toSorted((a, b) => {
        const inSource = Number(isIn(b.source.file, src)) - Number(isIn(a.source.file, src))
        return inSource || b.shared - a.shared || a.source.file.length - b.source.file.length
      })
      .map(({ source, shared }) => ({
        ...source,
        isHidden: source.isHidden && shared === wanted.length,
      }))
  }
}

function toSegments(path: string): string[] {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => slug(segment))
    .filter((segment, index, all) => segment !== 'index' || index < all.length - 1)
}

function isIn(file: string, folder: string): boolean {
  return relative(folder, file).split(sep)[0] !== '..'
}

/** Counts the segments that two paths have in common at their ends. */
function countShared(a: string[], b: string[]): number {
  let count = 0
  while (count < a.length && count < b.length && a.at(-1 - count) === b.at(-1 - count)) count += 1
  return count
}

function readSource(file: string): PageSource & { slug: unknown } {
  const text = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const [head, fence, yaml = ''] = /^\s*(---|\+\+\+)[ \t]*\n([^]*?)\n?\1[ \t]*(?:\n|$)/.exec(
    text,
  ) ?? ['']
  const data = fence === '---' ? parseYaml(yaml) : {}
  return {
    file,
    body: text.slice(head.length).replace(/^(?:[ \t]*\n)+/, ''),
    title: typeof data.title === 'string' ? toLine(data.title) : '',
    description: typeof data.description === 'string' ? toLine(data.description) : '',
    slug: data.slug,
    isHidden: data.agentDocs === false || data.draft === true,
  }
}

/** Parses front matter. Astro reports invalid front matter itself. */
function parseYaml(text: string): Record<string, unknown> {
  try {
    const data: unknown = parse(text)
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Lists the Markdown files of a project, outside of the folders of builds and packages. */
function listMarkdown(root: string, output: string, folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      const isOther = /^(?:node_modules|dist|public|\..*)$/.test(entry.name)
      return isOther || resolve(path) === output ? [] : listMarkdown(root, output, path)
    }
    return /\.mdx?$/.test(entry.name) ? [relative(root, path).split(sep).join('/')] : []
  })
}
