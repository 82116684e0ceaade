import { toProblem, type Problem, type ProblemParts } from '../../problem/problem.ts'
import type { PageHtml } from './html.ts'
import type { PageMarkdown } from './parse-page.ts'

/** What leads somewhere for everybody; a browser takes a backslash for a slash. */
const destination = /^(?:#|\/(?![/\\])|https:\/\/|mailto:)/i
/** What opens an editor, which asks before it does anything. */
const editor = /^(?:cursor:\/\/|vscode:)/
/** An address in a sentence that is a link by itself. */
const autolink = /^(?:https?:\/\/|mailto:)/i

/** The tags that may stand in a sentence: they mark text, and load and run nothing. */
const tag =
  /^<(?:abbr|b|bdi|bdo|br|cite|code|del|dfn|em|i|ins|kbd|mark|q|rp|rt|ruby|s|samp|small|span|strong|sub|sup|time|u|var|wbr)(?:\s+(?:class|datetime|dir|lang|title)="[^"<>]*")*\s*\/?>$/i

/** The tags of a part of a page that readers open and close. */
const disclosure = /^<\/?(?:details|summary)(?:\s+open|\s+name="[^"<>]*")*\s*>$/i

type PageProblem = Omit<ProblemParts, 'file'>

/**
 * The raw HTML and the destinations of a text that a page must not have, such as those by which a
 * script would run; also of a text that is made from what somebody has written in a component.
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
      ? 'Take the comment out: everybody can read it in the published Markdown.'
      : 'Write it in Markdown, or as code if it is meant to be read.',
  }))
}

/** What closes a tag that is refused goes with it; one that closes nothing is found as a pair. */
function isOfSentence(value: string): boolean {
  return tag.test(value) || value.startsWith('</')
}

/** Whether a block begins with a tag of `<details>` and has no others but those of sentences. */
function isDisclosure(value: string): boolean {
  const rest = value.replace(/<[^<>]*>/g, (part) =>
    disclosure.test(part) || isOfSentence(part) ? '' : part,
  )
  return /^<\/?(?:details|summary)\b/i.test(value) && !rest.includes('<')
}

/** Tags that are not closed where they are opened: nothing mends them afterwards. */
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
      else refuse(tag, `Open it in the same ${place}, or take it out.`)
    }
    for (const tag of open) refuse(tag, `Close it in the same ${place}.`)
  }
  return problems
}

type Tag = Pick<PageHtml, 'line' | 'value'>

/** The tags of a part of HTML; a block that is refused as a whole has none to be closed. */
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
      return [
        { ...at, value: '()', expected: ['a destination'], fix: 'Fill it in, or unlink the text.' },
      ]
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
