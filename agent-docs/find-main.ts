import type { Element, ElementContent, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parse, parseFragment } from 'parse5'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'

/** Elements that hold no text of the page. */
const noText = new Set([
  'audio',
  'button',
  'canvas',
  'dialog',
  'footer',
  'input',
  'link',
  'meta',
  'nav',
  'object',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
])

/** The content of a page: what precedes its text, such as a title, and the text. */
export type Main = { before: Root; content: Element | Root }

/**
 * Finds the content of an HTML page: the element with `data-agent-docs`, `<main>`, `<article>`, or
 * the body. In Starlight, it ends with the text. Leaves out what is no text for readers, such as
 * navigation, buttons and scripts, and every element with `data-agent-docs-ignore`.
 */
export function findMain(html: string): Main {
  const tree = parseMain(html)
  const main =
    find(tree, ({ properties }) => properties.dataAgentDocs !== undefined) ??
    find(tree, ({ tagName, properties }) => tagName === 'main' || properties.role === 'main') ??
    find(tree, ({ tagName }) => tagName === 'article') ??
    find(tree, ({ tagName }) => tagName === 'body') ??
    tree
  clean(main)
  const content = find(main, (element) => hasClass(element, 'sl-markdown-content'))
  if (!content) return { before: { type: 'root', children: [] }, content: main }
  cutAt(main, content)
  return { before: { type: 'root', children: [main as Element] }, content }
}

/**
 * Parses the part of a page with its content, without positions. A navigation is often larger than
 * the text beside it.
 */
function parseMain(html: string): Root {
  const from = html.search(/<main[\s>]/i)
  const to = html.search(/<\/main\s*>(?![^]*<\/main\s*>)/i)
  const isWhole = from === -1 || to === -1 || /\sdata-agent-docs[\s=>]/.test(html)
  return fromParse5(isWhole ? parse(html) : parseFragment(html.slice(from, to))) as Root
}

/** Removes an element and everything that follows it. Returns whether it is below the parent. */
function cutAt(parent: Element | Root, element: Element): boolean {
  const index = parent.children.findIndex(
    (child) => child === element || (child.type === 'element' && cutAt(child, element)),
  )
  if (index === -1) return false
  parent.children.length = parent.children[index] === element ? index : index + 1
  return true
}

function find(tree: Element | Root, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined
  walk(tree as Root, 'element', (node: Element) => {
    if (found) return false
    if (test(node)) found = node
    return !found
  })
  return found
}

function clean(parent: Element | Root): void {
  parent.children = (parent.children as ElementContent[]).filter((node) => {
    if (node.type === 'comment') return false
    if (node.type !== 'element') return true
    if (isNoText(node, parent)) return false
    if (node.tagName !== 'pre' && node.tagName !== 'code') clean(node)
    return true
  })
  if (isRow(parent)) {
    parent.children = parent.children.flatMap((node) => [node, { type: 'text', value: ' ' }])
  }
}

/** Whether only styles separate the children of an element, such as a title and its description. */
function isRow(parent: Element | Root): parent is Element {
  const isInline = (node: Element | Root['children'][number]) =>
    node.type === 'element' && /^(?:a|b|small|span|strong|time)$/.test(node.tagName)
  return parent.type === 'element' && parent.children.length > 1 && parent.children.every(isInline)
}

function isNoText(element: Element, parent: Element | Root): boolean {
  const { tagName, properties } = element
  if (properties.dataAgentDocsIgnore !== undefined) return true
  if (tagName === 'input') return properties.type !== 'checkbox' || isForm(parent)
  if (noText.has(tagName)) return true
  if (properties.role === 'tabpanel') return false
  const isShown = properties.hidden === undefined || properties.hidden === 'until-found'
  if (!isShown || String(properties.ariaHidden) === 'true') return !hasClass(element, 'katex-html')
  if (hasClass(element, 'sr-only', 'visually-hidden')) return true
  return tagName === 'a' && isAnchor(element)
}

/** Whether an input is one of a form and not a task of a list. */
function isForm(parent: Element | Root): boolean {
  return parent.type === 'element' && !['li', 'p'].includes(parent.tagName)
}

/** Whether a link only marks a heading, such as `#` beside it. */
function isAnchor(element: Element): boolean {
  const { href } = element.properties
  if (hasClass(element, 'sl-anchor-link', 'heading-anchor', 'anchor', 'anchor-link')) return true
  if (typeof href !== 'string' || !href.startsWith('#')) return false
  const text = element.children.map((node) => (node.type === 'text' ? node.value : '')).join('')
  const isEmpty = element.children.every(({ type }) => type === 'text')
  return isEmpty && /^[#¶§🔗\s]*$/u.test(text)
}

/** Whether an element has one of these classes. */
export function hasClass({ properties }: Element, ...names: string[]): boolean {
  const { className } = properties
  return Array.isArray(className) && names.some((name) => className.includes(name))
}
