import { relative, resolve, sep } from 'node:path'
import type { AgentPage } from '@kit-edge/engine/files/markdown/pages.ts'
import { readContent } from '@kit-edge/engine/io/read-content.ts'
import { toDisplayPath } from '@kit-edge/engine/io/paths.ts'
import { parsePage } from '@kit-edge/engine/library/markdown/index.ts'
import { comparePages, toPageId, toSection } from '@kit-edge/engine/site/route.ts'
import type { PageSource } from '@kit-edge/engine/site/sources.ts'
import { ProblemError, toProblem, type Problem } from '@kit-edge/engine/problem/problem.ts'

/** The folder of a site's pages, and how they are listed. */
export type DocsFolder = {
  /** Path of the folder */
  folder: string
  /** Path at the start of all page paths, such as `/docs`; may be empty */
  prefix: string
  /** Names of folders in the order in which they are listed */
  sections: string[]
  /** URL of the site without a trailing slash, and the end of page URLs: a slash or nothing */
  root: string
  slash: string
}

/** A page with the path of its file, relative to the folder. */
type Doc = AgentPage & { file: string; order?: number }

/**
 * Reads the published pages of a folder, in order. Skips drafts, files and folders whose name
 * begins with `_`, and the page for status 404. Throws a ProblemError if there are no pages, or for
 * pages without a title of one line.
 */
export function readDocs(place: DocsFolder): AgentPage[] {
  const sources = readContent(place.folder)
  if (!sources.length) {
    throw new ProblemError({
      file: toDisplayPath(place.folder),
      line: 1,
      cannot: 'find pages for agentDocs',
      expected: ['Markdown files in this folder'],
      fix: 'Set the option `content` to the folder of the pages.',
    })
  }
  const problems: Problem[] = []
  const docs = sources.flatMap((source) => toDoc(source, place, (one) => problems.push(one)))
  if (problems.length) throw new ProblemError(problems)
  return docs
    .toSorted(comparePages(['overview', ...place.sections].map((name) => toSection(`${name}/`))))
    .map((doc) => ({
      ...doc,
      resolve: (url, { kind }) => resolveUrl(url, { ...doc, kind }, place, docs),
    }))
}

type FrontMatter = Record<'title' | 'description' | 'slug' | 'draft' | 'order', unknown> & {
  sidebar?: { order?: unknown }
}

function toDoc(
  { id, text, file, mdx }: PageSource,
  { folder, prefix }: DocsFolder,
  report: (problem: Problem) => void,
): Doc[] {
  if (/(?:^|\/)_/.test(id) || id === '404') return []
  const markdown = parsePage(text, { file, mdx })
  const data = (markdown.frontMatter.data ?? {}) as FrontMatter
  if (data.draft === true) return []
  const { title } = data
  if (typeof title !== 'string' || !/^.*\S.*$/.test(title)) {
    report(
      toProblem({
        file,
        line: markdown.frontMatter.lines.title ?? 1,
        cannot: 'use the title',
        value: typeof title === 'string' ? title : undefined,
        expected: ['one line of text'],
        fix: 'Set `title` in the front matter.',
      }),
    )
    return []
  }
  const place = typeof data.slug === 'string' ? data.slug : id
  const order = data.sidebar?.order ?? data.order
  return [
    {
      file: relative(folder, resolve(file)).split(sep).join('/'),
      path: place === 'index' ? prefix || '/' : `${prefix}/${place}`,
      title,
      description:
        typeof data.description === 'string' ? data.description.replace(/\s+/g, ' ').trim() : '',
      section: toSection(place),
      order: typeof order === 'number' ? order : undefined,
      // Nothing expands directives here: a line `::name` is plain text.
      markdown: { ...markdown, directives: [] },
    },
  ]
}

/**
 * Resolves the destination of a link to a path below the root of the site, or to a URL if it is
 * outside of the site. Leaves anchors of the same page, URLs of other hosts, and images that the
 * build moves unchanged.
 */
function resolveUrl(
  url: string,
  { file, path, kind }: { file: string; path: string; kind: string },
  { root, slash }: DocsFolder,
  docs: Doc[],
): string {
  if (/^(?:#|\/\/|[a-z][a-z\d+.-]*:)/i.test(url) || url === '') return url
  const isFromRoot = url.startsWith('/')
  if (kind === 'image' && !isFromRoot) return url
  const { origin, pathname: base } = new URL(`${root}/`)
  if (!isFromRoot && /\.mdx?(?:[?#]|$)/.test(url)) {
    const toId = (name: string) => toPageId(new URL(name, origin).pathname)
    const { pathname, search, hash } = new URL(url, `${origin}/${file}`)
    const target = docs.find((doc) => toId(doc.file) === toId(pathname))
    return `${target?.path ?? pathname}${search}${hash}`
  }
  const page = path === '/' ? path : path + slash
  const { pathname, search, hash } = new URL(url, `${root}${page}`)
  const isOfSite = `${pathname}/`.startsWith(base)
  const target = isOfSite ? `/${pathname.slice(base.length)}` : `${origin}${pathname}`
  return `${target}${search}${hash}`
}
