import { toProblem, type Problem, type ProblemParts } from '../../problem/problem.ts'
import type { PageHtml } from './html.ts'
import type { PageMarkdown } from './parse-page.ts'

/** Destinations that work for all readers. Browsers treat a backslash as a slash. */
const destination = /^(?:#|\/(?![/\\])|https:\/\/|mailto:)/i
/** URLs that open an editor, which asks for confirmation. */
const editor = /^(?:cursor:\/\/|vscode:)/
/** URLs that are links by themselves in a sentence. */
const autolink = /^(?:https?:\/\/|mailto:)/i

/** Tags allowed in a sentence: they mark text, but cannot load or run anything. */
const tag =
  /^<(?:abbr|b|bdi|bdo|br|cite|code|del|dfn|em|i|ins|kbd|mark|q|rp|rt|ruby|s|samp|small|span|strong|sub|sup|time|u|var|wbr)(?:\s+(?:class|datetime|dir|lang|title)="[^"<>]*")*\s*\/?>$/i

/** Tags of an expandable section. */
const disclosure = /^<\/?(?:details|summary)(?:\s+open|\s+name="[^"<>]*")*\s*>$/i

type PageProblem = Omit<ProblemParts, 'file'>

/**
 * Reports raw HTML and destinations that a page must not have, such as those that would run a
 * script. It also checks text that is generated from the comments of components.
 */
export function lintMarkup(
  page: Pick<PageMarkdown, 'file' | 'html' | 'links' | 'autolinks'>,
): Problem[] {
  return [...lintHtml(page), ...lintPairs(page), ...lintLinks(page), ...lintAutolinks(page)].map(
    (problem) => toProblem({ file: page.file, ...problem }),
  )
}

function lintHtml({ html }: Pick<PageMarkdown, 'html'>): PageProblem[] {
  const refused = html.filter(({ kind, value }) =>
    kind === 'block' ? !isDisclosure(value) : !isOfSentence(value),
  )
  return refused.map(({ line, value }) => ({
    line,
    cannot: 'publish raw HTML',
    value,
    expected: ['Markdown'],
    fix: value.startsWith('<!--')
      ? 'Remove the comment: the published Markdown would contain it.'
      : 'Write it in Markdown, or as code if readers should see the tag.',
  }))
}

/** Whether a tag is allowed in a sentence. Closing tags always are: `lintPairs` checks them. */
function isOfSentence(value: string): boolean {
  return tag.test(value) || value.startsWith('</')
}

/** Whether a block starts with a tag of `<details>`, and its other tags may be in sentences. */
function isDisclosure(value: string): boolean {
  const rest = value.replace(/<[^<>]*>/g, (part) =>
    disclosure.test(part) || isOfSentence(part) ? '' : part,
  )
  return /^<\/?(?:details|summary)\b/i.test(value) && !rest.includes('<')
}

/** Reports tags that are not closed in the same parent, because no later step closes them. */
function lintPairs({ html }: Pick<PageMarkdown, 'html'>): PageProblem[] {
  const problems: PageProblem[] = []
  const refuse = ({ line, value }: Tag, fix: string) =>
    problems.push({ line, cannot: 'publish raw HTML', value, expected: ['closed tags'], fix })
  for (const parts of Map.groupBy(html, ({ kind, parent }) => `${kind} ${parent}`).values()) {
    const place =
      parts[0]!.kind === 'inline' ? 'paragraph, heading or cell' : 'list item, quote or page'
    const open: Tag[] = []
    for (const tag of parts.flatMap(listTags)) {
      const [, slash, name = '', end] = /^<(\/?)([a-z][a-z\d-]*)[^]*?(\/?)>$/i.exec(tag.value) ?? []
      if (!name || end || /^(?:br|wbr|hr|img|input)$/i.test(name)) continue
      if (!slash) open.push(tag)
      else if (toTagName(open.at(-1)?.value ?? '') === name.toLowerCase()) open.pop()
      else refuse(tag, `Open it in the same ${place}, or remove it.`)
    }
    for (const tag of open) refuse(tag, `Close it in the same ${place}.`)
  }
  return problems
}

type Tag = Pick<PageHtml, 'line' | 'value'>

/** Lists the tags of a piece of HTML. A block that is rejected as a whole has none to check. */
function listTags({ kind, line, value }: PageHtml): Tag[] {
  if (kind === 'inline') return [{ line, value }]
  if (!isDisclosure(value)) return []
  return [...value.matchAll(/<[^<>]*>/g)].map(({ 0: tag, index }) => ({
    line: line + value.slice(0, index).split('\n').length - 1,
    value: tag,
  }))
}

function toTagName(tag: string): string {
  return /^<([a-z][a-z\d-]*)/i.exec(tag)?.[1]?.toLowerCase() ?? ''
}

function lintLinks({ links }: Pick<PageMarkdown, 'links'>): PageProblem[] {
  return links.flatMap(({ url, kind, line }): PageProblem[] => {
    const at = { line, cannot: kind === 'image' ? 'show the image' : 'link to' }
    if (url.trim() === '') {
      return [{ ...at, value: '()', expected: ['a URL'], fix: 'Add the URL, or remove the link.' }]
    }
    if (destination.test(url) || (kind === 'link' && editor.test(url))) return []
    return [
      {
        ...at,
        value: url,
        expected: ['`/path`', '`#anchor`', '`https:`', '`mailto:`'],
        fix: toLinkFix(url, kind === 'image'),
      },
    ]
  })
}

function lintAutolinks({ autolinks }: Pick<PageMarkdown, 'autolinks'>): PageProblem[] {
  return autolinks
    .filter(({ url }) => !autolink.test(url))
    .map(({ url, line }) => ({
      line,
      cannot: 'link to',
      value: url,
      expected: ['`https:`', '`mailto:`'],
      fix: 'Write it as code.',
    }))
}

function toLinkFix(url: string, isImage: boolean): string {
  if (/^(?:http:)?\/\//i.test(url)) return `Write it as \`https:${url.replace(/^http:/i, '')}\`.`
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return 'Write it as text.'
  return isImage
    ? 'Put the file into `public/` and write it from the root, as in `/images/form.png`.'
    : 'Write the path of a page, from the root or from this file, as in `/guides/theming` or `./theming.md`.'
}
