import {
  escapeBrackets,
  toRawMarkdown,
  type MarkdownTwin,
  type PageMarkdown,
} from '../../library/markdown/index.ts'
import { onceFor } from '../../catalog/once-for.ts'
import { toFolderTextPath, toMarkdownPath } from '../../catalog/paths.ts'
import { toLlmsTxt, type AgentIndex, type ListedPage } from '../assistants/llms-txt.ts'

/** A page of a documentation site, for agents. */
export type AgentPage = ListedPage & {
  /** The parsed page, with its directives expanded */
  markdown: PageMarkdown
  /** More front matter, in this order */
  facts?: Record<string, string>
  /** Former paths of the page */
  movedFrom?: string[]
}

/** A documentation site, for agents. */
export type AgentDocs = AgentIndex<AgentPage> & {
  /** The end of pages' URLs: `/` or nothing */
  slash: string
  /** Functions that write the components of MDX pages as Markdown */
  twins: Record<string, MarkdownTwin>
  /** Folders, such as `/guides`, whose pages are also in one file: `/guides/llms.txt` */
  folders?: string[]
}

/** A file for agents: its path from the root of the site, and a function that writes it. */
export type AgentFile = { path: string; text: () => string }

/**
 * Lists the files for agents: `/llms.txt`, `/llms-full.txt`, one such file for each folder, the
 * Markdown of every page at `/<page>.md`, and a note at each former path of a page.
 */
export function toAgentFiles(docs: AgentDocs): AgentFile[] {
  const { root, pages, folders = [] } = docs
  const paths = new Set(pages.map(({ path }) => toUrl(path).pathname))
  const toMarkdown = onceFor((page: AgentPage) => toPageMarkdown(docs, page, paths))
  const texts = [
    ...folders.map((folder) => {
      const own = pages.filter(({ path }) => path === folder || path.startsWith(`${folder}/`))
      return {
        path: toFolderTextPath(folder),
        note: `the text of the ${own.length} pages in \`${folder}\``,
        text: () => own.map(toMarkdown).join('\n'),
      }
    }),
    {
      path: '/llms-full.txt',
      note: `the text of all ${pages.length} pages`,
      text: () => pages.map(toMarkdown).join('\n'),
    },
  ]
  const toIndex = () =>
    toLlmsTxt({
      ...docs,
      texts: texts.map(({ path, note, text }) => ({
        path,
        note,
        size: new TextEncoder().encode(text()).length,
      })),
    })
  return [
    { path: '/llms.txt', text: toIndex },
    ...texts.map(({ path, text }) => ({ path, text })),
    ...pages.flatMap((page) => {
      const path = toMarkdownPath(page.path)
      const title = escapeBrackets(page.title)
      const moved = `# ${title}\n\nThis page has moved: [${title}](${root}${path})\n`
      return [
        { path, text: () => toMarkdown(page) },
        ...(page.movedFrom ?? []).map((old) => ({ path: toMarkdownPath(old), text: () => moved })),
      ]
    }),
  ]
}

/**
 * Writes a page as Markdown, with links to the Markdown of other pages. Links are absolute, or from
 * the root if there is no host.
 */
function toPageMarkdown(
  { root, slash, twins }: AgentDocs,
  { path, title, description, markdown, facts }: AgentPage,
  paths: ReadonlySet<string>,
): string {
  const canonical = `${root}${path === '/' ? '' : path}${slash}`
  return toRawMarkdown({
    page: markdown,
    frontMatter: {
      title,
      ...(description && { description }),
      ...(root && { canonical_url: canonical }),
      ...facts,
    },
    indexUrl: `${root}/llms.txt`,
    twins,
    rewrite(url) {
      if (!/^\/(?!\/)/.test(url)) return url
      const { pathname, search, hash } = toUrl(url)
      const page = pathname.replace(/\/$/, '') || '/'
      return `${root}${paths.has(page) ? toMarkdownPath(page) : pathname}${search}${hash}`
    },
  })
}

/** Parses a path as a URL, which encodes it. */
function toUrl(path: string): URL {
  return new URL(path, 'http://localhost')
}
