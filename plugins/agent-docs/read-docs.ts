import { relative, resolve, sep } from 'node:path'
import type { AgentPage } from '@kit-edge/engine/files/assistants/agent-docs.ts'
import { readContent } from '@kit-edge/engine/io/read-content.ts'
import { toDisplayPath } from '@kit-edge/engine/io/paths.ts'
import { parsePage } from '@kit-edge/engine/library/markdown/index.ts'
import { comparePages, toPageId, toSection } from '@kit-edge/engine/library/pages/route.ts'
import type { PageSource } from '@kit-edge/engine/library/pages/sources.ts'
import { ProblemError, toProblem, type Problem } from '@kit-edge/engine/problem/problem.ts'

/** Where the pages of a site are, and how they are listed. */
export type DocsFolder = {
  /** Path of the folder */
  folder: string
  /** Path that the paths of its pages begin with, `/docs`, or nothing */
  prefix: string
  /** Names of its folders, in the order in which they are listed */
  sections: string[]
  /** URL of the site without a slash at its end, and what URLs of its pages end with */
  root: string
  slash: string
}

/** A page with its file, as a path from the folder. */
type Doc = AgentPage & { file: string; order?: number }

/**
 * Every published page of a folder, in order: no drafts, nothing whose name begins with `_`, no page
 * for what is not found. A ProblemError names pages without a title that a list of links can show.
 */
export function readDocs(place: DocsFolder): AgentPage[] {
  const sources = readContent(place.folder)
  if (!sources.length) {
    throw new ProblemError({
      file: toDisplayPath(place.folder),
      line: 1,
      cannot: 'read pages of agentDocs from the folder',
      expected: ['Markdown files in it'],
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
        cannot: 'list the page by its title',
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
      // A line `::name` is text here: nothing expands it.
      markdown: { ...markdown, directives: [] },
    },
  ]
}

/**
 * A written destination as a path below the root of the site, or as a URL if it is beside the site.
 * Anchors of the page itself, other hosts, and images that the build moves stay as they are written.
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
