import { stringify } from 'yaml'
import { escapeBrackets } from './write.ts'
import { ProblemError } from '../../problem/problem.ts'
import { parsePage, type PageMarkdown } from './parse-page.ts'
import { replaceComponents, type MarkdownTwin } from './replace-components.ts'
import { rewriteDestinations, type RewriteUrl } from './links.ts'

/** What the published Markdown of a page is made of. */
export interface RawMarkdownParts {
  /** The page after `expandPage`. */
  page: PageMarkdown
  /** In the order in which it is written; `title` is the H1 too, unless the page has one itself. */
  frontMatter: { title: string } & Record<string, string>
  /** Where the index of the documentation is, the site's `llms.txt`. */
  indexUrl: string
  rewrite: RewriteUrl
  /** Markdown for the components of an MDX page, by name. */
  twins?: Record<string, MarkdownTwin>
}

/**
 * The Markdown that is published beside a page: front matter, title, where the index is, and the
 * text that the page is rendered from, byte for byte but for its destinations.
 */
export function toRawMarkdown(parts: RawMarkdownParts): string {
  const { page, frontMatter, indexUrl, rewrite, twins = {} } = parts
  refuseDirectives(page)
  const options = {
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Infinity,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  } as const
  const yaml = stringify(frontMatter, options)
  const hasTitle = page.headings.some(({ depth }) => depth === 1)
  const heading = hasTitle ? '' : `# ${escapeBrackets(frontMatter.title)}\n\n`
  const head = `---\n${yaml}---\n\n${heading}> Documentation index: ${indexUrl}\n\n`
  const text =
    page.mdx === null ? rewriteText(page, rewrite) : rewriteMdx(page, twins, head, rewrite)
  return `${(head + text).replace(/\n+$/, '')}\n`
}

function rewriteText(page: PageMarkdown, rewrite: RewriteUrl): string {
  return rewriteDestinations(page.text, page.links, rewrite).slice(page.bodyOffset)
}

/** What is published is Markdown, so its links are read as such, also in what twins have written. */
function rewriteMdx(
  page: PageMarkdown,
  twins: Record<string, MarkdownTwin>,
  head: string,
  rewrite: RewriteUrl,
): string {
  // Read below its head, because a body may start with a thematic break.
  const { text, links } = parsePage(head + replaceComponents(page, twins), { file: page.file })
  const inBody = links.filter((link) => link.from >= head.length)
  return rewriteDestinations(text, inBody, rewrite).slice(head.length)
}

/** A directive left in the text would be published as words. */
function refuseDirectives({ file, directives: [directive] }: PageMarkdown): void {
  if (directive === undefined) return
  throw new ProblemError({
    file,
    line: directive.line,
    cannot: 'publish directive',
    value: `::${directive.name}`,
    expected: ['an expanded page'],
    fix: 'Pass the page through `expandPage` first.',
  })
}
