import type { Element, ElementContent, Nodes as HtmlNodes, Root as HtmlRoot } from 'hast'
import { defaultHandlers, toMdast, type Handle, type State } from 'hast-util-to-mdast'
import { toString } from 'hast-util-to-string'
import type { Blockquote, Code, List, Nodes, Paragraph, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import { hasClass } from './find-main.ts'

/** Resolves the destination of a link or an image. */
export type ResolveUrl = (url: string) => string

/**
 * Writes the content of an HTML page as Markdown.
 * @param codes lists the blocks of code in the file of the page, with all that HTML shows otherwise
 */
export function htmlToMarkdown(
  main: Element | HtmlRoot,
  resolve: ResolveUrl,
  codes: () => Code[] = () => [],
): string {
  labelTabs(main)
  const blocks = takeCodes(main)
  const pre: Handle = (_state, node) => blocks[Number(node.properties.dataBlock)]
  const tree = toMdast(main, { handlers: { ...handlers, pre } }) as Root
  restoreCodes(tree, codes)
  walk(tree as Nodes, null, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      node.url = resolve(node.url)
    }
    if (node.type === 'list') tighten(node)
  })
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  })
}

const handlers: Record<string, Handle> = {
  // The title of the code beside it, which is part of the block.
  figcaption: (state, node) =>
    hasClass(node, 'header') ? undefined : state.toFlow(state.all(node)),
  aside: toQuote,
  details: (state, node) => state.toFlow(state.all(node)),
  summary: (state, node) => toStrong(state, node),
  span: (state, node) => (hasClass(node, 'katex') ? toFormula(node) : state.all(node)),
  p: (state, node) =>
    hasClass(node, 'title') ? toStrong(state, node) : defaultHandlers.p(state, node),
  mark: (state, node) => state.all(node),
  ins: (state, node) => state.all(node),
  button: () => undefined,
}

/**
 * Reads the blocks of code, and leaves an empty element with a number for each. Highlighted code is
 * most of a page's elements, which would be copied and walked several times.
 */
function takeCodes(main: Element | HtmlRoot): Code[] {
  const blocks: Code[] = []
  walk(main as HtmlNodes, 'element', (node, inside) => {
    if (node.tagName !== 'pre') return true
    blocks.push(toCode(node, inside.at(-1)))
    node.properties = { dataBlock: String(blocks.length - 1) }
    node.children = []
    return false
  })
  return blocks
}

/** Writes a block of code, with its language and the title of its frame. */
function toCode(node: Element, parent?: unknown): Code {
  const lines = list(node, (element) => hasClass(element, 'ec-line'))
  const value = lines.length ? lines.map(toLineText).join('\n') : toString(node).replace(/\n$/, '')
  const frame = parent as Element | undefined
  const [title] =
    frame?.tagName === 'figure' ? list(frame, (element) => hasClass(element, 'title')) : []
  const name = title && toString(title).trim()
  const lang = findLanguage(node)
  return {
    type: 'code',
    lang: lang ?? (name ? 'text' : null),
    meta: name ? `title=${JSON.stringify(name)}` : null,
    value,
  }
}

/** Writes a list without blank lines if each item is one paragraph, or one and a list. */
function tighten(node: List): void {
  const isTight = node.children.every(({ children: [first, ...others] }) => {
    return first?.type === 'paragraph' && others.every(({ type }) => type === 'list')
  })
  if (!isTight) return
  node.spread = false
  for (const item of node.children) item.spread = false
}

/**
 * Replaces blocks of code with those of the file. The HTML may show changed lines by colour alone,
 * and the comment with the name of a file as a title.
 */
function restoreCodes(tree: Root, listCodes: () => Code[]): void {
  const shown: Code[] = []
  walk(tree as Nodes, 'code', (node) => void shown.push(node))
  if (!shown.length) return
  const byKey = new Map<string, Code>()
  for (const code of listCodes()) {
    const lines = toKey(code.value)
    const keys = [0, 1, 2, 3].map((index) => lines.toSpliced(index, 1))
    for (const key of [lines, ...keys]) {
      if (!byKey.has(key.join('\n'))) byKey.set(key.join('\n'), code)
    }
  }
  for (const code of shown) {
    const { lang, meta, value } = byKey.get(toKey(code.value).join('\n')) ?? code
    Object.assign(code, { lang, meta, value })
  }
}

/** Returns the lines of a code without what may be missing from them in HTML. */
function toKey(code: string): string[] {
  return code
    .split('\n')
    .map((line) => line.replace(/^[-+ \t]+|[ \t]+$/g, ''))
    .filter((line) => line !== '')
}

/** Returns the text of a line in Expressive Code, which has a gutter beside the code. */
function toLineText(line: Element): string {
  const [code = line] = list(line, (element) => hasClass(element, 'code'))
  return toString(code).replace(/\n$/, '')
}

function findLanguage(node: Element): string | undefined {
  const [code] = list(node, ({ tagName }) => tagName === 'code')
  for (const { properties } of code ? [node, code] : [node]) {
    if (typeof properties.dataLanguage === 'string') return properties.dataLanguage
    for (const name of Array.isArray(properties.className) ? properties.className : []) {
      const lang = /^lang(?:uage)?-(\S+)$/.exec(String(name))?.[1]
      if (lang) return lang
    }
  }
  return undefined
}

/** Writes a note beside the text as a quote that begins with its title. */
function toQuote(state: State, node: Element): Blockquote {
  const title = node.children.find(
    (child): child is Element =>
      child.type === 'element' &&
      child.tagName === 'p' &&
      hasClass(child, 'starlight-aside__title'),
  )
  const rest = { ...node, children: node.children.filter((child) => child !== title) }
  const children = state.toFlow(state.all(rest)) as Blockquote['children']
  return { type: 'blockquote', children: title ? [toStrong(state, title), ...children] : children }
}

function toStrong(state: State, node: Element): Paragraph {
  const phrasing = state.all(node) as Paragraph['children']
  const isPhrasing = phrasing.every(({ type }) => type !== ('paragraph' as string))
  const children = isPhrasing ? phrasing : [{ type: 'text' as const, value: toString(node).trim() }]
  return { type: 'paragraph', children: [{ type: 'strong', children }] }
}

/** Writes the source of a formula of KaTeX. */
function toFormula(node: Element) {
  const [source] = list(node, ({ tagName }) => tagName === 'annotation')
  return { type: 'text' as const, value: `$${toString(source ?? node).trim()}$` }
}

/** Puts the label of each tab at the start of its panel, and removes the list of tabs. */
function labelTabs(main: Element | HtmlRoot): void {
  const tabs = list(main, ({ properties }) => properties.role === 'tab')
  if (!tabs.length) return
  const byId = new Map<unknown, Element>()
  for (const tab of tabs) {
    byId.set(tab.properties.id, tab)
    for (const id of [tab.properties.ariaControls, tab.properties.href].flat()) {
      byId.set(String(id).replace(/^#/, ''), tab)
    }
  }
  const panels = list(main, ({ properties }) => properties.role === 'tabpanel')
  for (const panel of panels) {
    const { id, ariaLabelledBy } = panel.properties
    const tab = byId.get(String([ariaLabelledBy].flat()[0])) ?? byId.get(id)
    if (!tab) continue
    const strong = toElement('strong', [{ type: 'text', value: toString(tab).trim() }])
    panel.children.unshift(toElement('p', [strong]))
  }
  if (!panels.length) return
  for (const tablist of list(main, ({ properties }) => properties.role === 'tablist')) {
    // Scripts have no Markdown.
    tablist.tagName = 'script'
  }
}

function toElement(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

/** Lists the elements below a node that pass a test, outermost only. */
function list(node: Element | HtmlRoot, test: (element: Element) => boolean): Element[] {
  const found: Element[] = []
  walk(node as HtmlNodes, 'element', (element) => {
    if (element === node || !test(element)) return
    found.push(element)
    return false
  })
  return found
}
