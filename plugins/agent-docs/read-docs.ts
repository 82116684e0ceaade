import { join, relative, resolve, sep } from 'node:path'
import { readContent } from '@kit-edge/engine/io/read-content.ts'
import { toDisplayPath } from '@kit-edge/engine/io/paths.ts'
import { parsePage, type PageMarkdown } from '@kit-edge/engine/library/markdown/index.ts'
import { ProblemError, toProblem } from '@kit-edge/engine/problem/problem.ts'

/** A page of a site as `llms.txt` and its Markdown need it. */
export type Doc = {
  /** Path of the file from the folder of the content */
  file: string
  /** Below the base path */
  path: string
  /** Name of the folder that it is in, or nothing */
  folder: string
  title: string
  description: string
  order: number
  page: PageMarkdown
}

/**
 * Every published page of a folder: no drafts, nothing whose name begins with `_`, no page for what
 * is not found. A ProblemError names pages without a title that a list of links can show.
 */
export async function readDocs(root: string, content: string, prefix: string): Promise<Doc[]> {
  const folder = join(root, content)
  const sources = readContent(folder)
  if (!sources.length) {
    throw new ProblemError({
      file: toDisplayPath(folder),
      line: 1,
      cannot: 'read pages of agentDocs from the folder',
      expected: ['Markdown files in it'],
      fix: 'Set the option `content` to the folder of the pages.',
    })
  }
  const problems: ReturnType<typeof toProblem>[] = []
  const docs = sources.flatMap(({ id, text, file, mdx }) => {
    if (/(?:^|\/)_/.test(id) || id === '404') return []
    const page = parsePage(text, { file, mdx })
    const data = (page.frontMatter.data ?? {}) as FrontMatter
    if (data.draft === true) return []
    const { title } = data
    if (typeof title !== 'string' || !/^.*\S.*$/.test(title)) {
      problems.push(
        toProblem({
          file,
          line: page.frontMatter.lines.title ?? 1,
          cannot: 'list the page by its title',
          value: typeof title === 'string' ? title : undefined,
          expected: ['one line of text'],
          fix: 'Set `title` in the front matter.',
        }),
      )
      return []
    }
    const place = typeof data.slug === 'string' ? data.slug : id
    return {
      file: relative(folder, resolve(file)).split(sep).join('/'),
      path: place === 'index' ? prefix || '/' : `${prefix}/${place}`,
      folder: place.includes('/') ? place.split('/')[0]! : '',
      title,
      description: typeof data.description === 'string' ? toLine(data.description) : '',
      order: toOrder(data.sidebar?.order ?? data.order),
      // A line `::name` is text here: nothing expands it.
      page: { ...page, directives: [] },
    }
  })
  if (problems.length) throw new ProblemError(problems)
  return docs
}

type FrontMatter = Record<'title' | 'description' | 'slug' | 'draft' | 'order', unknown> & {
  sidebar?: { order?: unknown }
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function toOrder(order: unknown): number {
  return typeof order === 'number' ? order : Infinity
}
