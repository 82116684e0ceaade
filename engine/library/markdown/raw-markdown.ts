import { stringify } from 'yaml'
import { escapeBrackets } from './write.ts'
import { ProblemError } from '../../problem/problem.ts'
import { parsePage, type PageMarkdown } from './parse-page.ts'
import { replaceComponents, type MarkdownTwin } from './replace-components.ts'
import { rewriteDestinations, type RewriteUrl } from './links.ts'

/** The parts of a page's published Markdown. */
export interface RawMarkdownParts {
  /** The page after `expandPage`. */
  page: PageMarkdown
  /** In the order of its keys. `title` is also the H1, unless the page has one itself. */
  frontMatter: { title: string } & Record<string, string>
  /** URL of the documentation index, the site's `llms.txt`. */
  indexUrl: string
  rewrite: RewriteUrl
  /** Functions that write the components of an MDX page as Markdown, by name. */
  twins?: Record<string, MarkdownTwin>
}

/**
 * Returns the Markdown that is published beside a page: front matter, title, a link to the index,
 * and the source text of the page, unchanged except for its link destinations.
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

/** Rewrites an MDX page as Markdown first, so that links written by its twins are rewritten too. */
function rewriteMdx(
  page: PageMarkdown,
  twins: Record<string, MarkdownTwin>,
  head: string,
  rewrite: RewriteUrl,
): string {
  // Parsed together with its head, because a body may start with a thematic break.
  const { text, links } = parsePage(head + replaceComponents(page, twins), { file: page.file })
  const inBody = links.filter((link) => link.from >= head.length)
  return rewriteDestinations(text, inBody, rewrite).slice(head.length)
}

/** Throws a ProblemError for an unexpanded directive, which would be published as text. */
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
