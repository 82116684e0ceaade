import { toHtml } from 'hast-util-to-html'
import { unified } from 'unified'
import { takeTree, type PageMarkdown } from '../../kit/src/markdown/index.ts'
import { walk } from '../../kit/src/markdown/walk.ts'
import { isExample } from '../../kit/src/site/list-examples.ts'
import { frameCodes } from './frame-codes.ts'
import { listRehypePlugins, type Surroundings } from './list-rehype-plugins.ts'
import { toHtmlTree } from './to-html-tree.ts'
import { toRaw } from './to-raw.ts'

/** What comes into a gap of a page: a live example, by its number on the page, or a code. */
export type Gap =
  { example: number; code?: never } | { code: string; language: string; example?: never }

/** The HTML of a page but for what takes long: the texts between its gaps, and the gaps. */
export type PageDraft = { texts: string[]; gaps: Gap[] }

/** Drafts of pages that were read and not yet taken. */
const drafts = new WeakMap<PageMarkdown, PageDraft>()

/** Drafts a page of Markdown now, so that its syntax tree need not be kept until it is rendered. */
export function draftPage(page: PageMarkdown, surroundings: Surroundings): void {
  drafts.set(page, toDraft(page, surroundings))
}

/** The draft of a page of Markdown, which may have been made before. */
export function takeDraft(page: PageMarkdown, surroundings: Surroundings): PageDraft {
  const draft = drafts.get(page)
  drafts.delete(page)
  return draft ?? toDraft(page, surroundings)
}

function toDraft(page: PageMarkdown, surroundings: Surroundings): PageDraft {
  const gaps: Gap[] = []
  const leave = (gap: Gap) => `${mark}${gaps.push(gap) - 1}${mark}`
  const tree = takeTree(page)
  let examples = 0
  walk(tree, 'code', (node) => {
    if (!isExample(node.lang, node.meta)) return
    Object.assign(node, { type: 'html', value: leave({ example: examples++ }) })
  })
  const html = toHtmlTree(tree)
  unified()
    .use(listRehypePlugins(surroundings))
    .runSync(html as never)
  for (const { code, language, fill } of frameCodes(html)) fill(toRaw(leave({ code, language })))
  // With what is between the marks, every other piece is the number of a gap.
  const pieces = toHtml(html, { allowDangerousHtml: true }).split(mark)
  return {
    texts: pieces.filter((_, index) => index % 2 === 0),
    gaps: pieces.filter((_, index) => index % 2 === 1).map((number) => gaps[Number(number)]!),
  }
}

/** No page has this character: Markdown itself replaces it. */
const mark = '\0'
