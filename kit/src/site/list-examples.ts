import GithubSlugger from 'github-slugger'
import type { PageMarkdown } from '../markdown/index.ts'
import type { ExampleRequest } from '../schema/example-request.ts'
import { parseExampleMeta } from './parse-example-meta.ts'

/** A fenced block that the page shows as a live example above its code. */
export type PageExample = {
  /** Anchor on the page, `button--with-an-icon` */
  id: string
  title: string
  /** Markdown of the paragraph before it, or nothing */
  description: string
  code: string
  /** The words after the language of the fence */
  meta: string
  /** What it answers; without keys when it is an ordinary page */
  request: ExampleRequest
  /** Names of the props that readers may set; none without `controls=` */
  controls: string[]
  /** Where it is shown alone, `/preview/button/button--with-an-icon` */
  path: string
  /** Line of the opening fence, from 1 */
  line: number
}

/** Whether a fence with this language and these words is a live example. */
export function isExample(
  lang: string | null | undefined,
  meta: string | null | undefined,
): boolean {
  return lang === 'edge' && /(^|\s)preview(\s|$)/.test(meta ?? '')
}

/** The live examples of a page in order; each is named by the heading above it, or the page. */
export function listExamples(
  page: PageMarkdown,
  { id: pageId, title: pageTitle }: { id: string; title: string },
): PageExample[] {
  const slugger = new GithubSlugger()
  const name = pageId.split('/').at(-1)!
  return page.fences
    .filter(({ lang, meta }) => isExample(lang, meta))
    .map(({ headingIndex, paragraphBefore, code, meta, line }) => {
      const heading = headingIndex === null ? null : page.headings[headingIndex]
      const title = heading?.text || pageTitle
      const id = slugger.slug(`${name}--${title}`)
      const { request, controls } = parseExampleMeta(meta ?? '')
      return {
        id,
        title,
        description: paragraphBefore ?? '',
        code,
        meta: meta ?? '',
        request,
        controls,
        path: `/preview/${pageId.replace(/^components\//, '')}/${id}`,
        line,
      }
    })
}
