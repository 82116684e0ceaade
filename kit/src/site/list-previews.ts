import GithubSlugger from 'github-slugger'
import type { PageMarkdown } from '../markdown/index.ts'

/** A fenced block that the page shows as a live example above its code. */
export type Preview = {
  /** Anchor on the page, `button--with-an-icon` */
  id: string
  title: string
  /** Markdown of the paragraph before it, or nothing */
  description: string
  code: string
  /** Line of the opening fence, from 1 */
  line: number
}

/** Whether a fence with this language and these words is a live example. */
export function isPreview(
  lang: string | null | undefined,
  meta: string | null | undefined,
): boolean {
  return lang === 'edge' && /(^|\s)preview(\s|$)/.test(meta ?? '')
}

/** The live examples of a page in order; each is named by the heading above it, or the page. */
export function listPreviews(
  page: PageMarkdown,
  { name, title: pageTitle }: { name: string; title: string },
): Preview[] {
  const slugger = new GithubSlugger()
  return page.fences
    .filter(({ lang, meta }) => isPreview(lang, meta))
    .map(({ headingIndex, paragraphBefore, code, line }) => {
      const heading = headingIndex === null ? null : page.headings[headingIndex]
      const title = heading?.text || pageTitle
      return {
        id: slugger.slug(`${name}--${title}`),
        title,
        description: paragraphBefore ?? '',
        code,
        line,
      }
    })
}
