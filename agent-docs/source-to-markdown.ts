import type { Element, Root as HtmlRoot } from 'hast'
import type { Code, Nodes } from 'mdast'
import { listLinks, rewriteDestinations } from '@kit-edge/engine/library/markdown/links.ts'
import { parseTree } from '@kit-edge/engine/library/markdown/tree.ts'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import type { ResolveUrl } from './html-to-markdown.ts'
import { toSharedWords } from './words.ts'

/** The Markdown file of a page. */
export type Source = { file: string; body: string; title: string; description: string }

/** Elements of HTML that Markdown has no syntax for. */
const plainHtml = /^(?:<\/?(?:kbd|sub|sup|br|abbr|details|summary)\b[^>]*>|[^<])*$/i

/**
 * Returns the text of a page's file with the destinations of its links as they are in its HTML, or
 * null if the text is not what the page shows: it has components, expressions or HTML, or other
 * words or links than the page.
 */
export function sourceToMarkdown(
  { file, body, title }: Source,
  main: Element | HtmlRoot,
  resolve: ResolveUrl,
): string | null {
  if (file.endsWith('.mdx') && /^(?:import|export)\s|<[A-Z]/m.test(body)) return null
  const { root, destinations } = parseTree(body, { file, mdx: false, lineOf: (line) => line })
  if (!isPlain(root, file.endsWith('.mdx'))) return null
  const page = readPage(main)
  const source = readSource(root)
  if (toSharedWords(page.text, `${title} ${source.text}`) < 0.99) return null
  if (toSharedWords(source.text, page.text) < 0.97) return null
  if (source.urls.length !== page.urls.length) return null
  const byDestination = new Map(source.urls.map(({ node }, index) => [node, page.urls[index]!]))
  const ranges = new Map(
    [...destinations].map(([node, { from }]) => [from, byDestination.get(node as Nodes)]),
  )
  const links = listLinks(root, destinations, body)
  return rewriteDestinations(body, links, (url, { from }) => {
    const shown = ranges.get(from)
    return shown === undefined ? url : resolve(shown)
  })
}

/** Whether a text is Markdown alone. In MDX, braces are expressions, and all HTML is JSX. */
function isPlain(root: Nodes, isMdx: boolean): boolean {
  let isPlain = true
  walk(root, null, (node) => {
    if (node.type === 'html') isPlain &&= !isMdx && plainHtml.test(node.value.trim())
    if (isMdx && node.type === 'text') isPlain &&= !/[{}<]/.test(node.value)
    if (isMdx && node.type === 'paragraph') {
      const [first] = node.children
      const isModule = first?.type === 'text' && /^(?:import|export)\s/.test(first.value)
      isPlain &&= !isModule
    }
  })
  return isPlain
}

/** Returns the text of an HTML page and the destinations of its links and images, in order. */
function readPage(main: Element | HtmlRoot) {
  const text: string[] = []
  const urls: string[] = []
  walk(main as HtmlRoot, null, (node) => {
    if (node.type === 'text') text.push(node.value)
    if (node.type !== 'element') return
    const { tagName, properties } = node
    if (isFootnote(properties)) return false
    if (/^(?:p|h\d|li|td|th|div|pre|br|dt|dd)$/.test(tagName)) text.push(' ')
    const url = tagName === 'a' ? properties.href : tagName === 'img' ? properties.src : undefined
    if (typeof url === 'string') urls.push(url)
    return
  })
  return { text: text.join(''), urls }
}

/** Whether a link leads to a footnote or back from it, or is the heading of all footnotes. */
function isFootnote(properties: Element['properties']): boolean {
  const { dataFootnoteRef, dataFootnoteBackref, id } = properties
  return (
    dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined || id === 'footnote-label'
  )
}

/** Returns the text of a tree and the nodes with the destinations of its links, in order. */
function readSource(root: Nodes) {
  const text: string[] = []
  const urls: { node: Nodes }[] = []
  const definitions = new Map<string, Nodes>()
  walk(root, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  walk(root, null, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text.push(node.value)
    else if (node.type === 'html') text.push(node.value.replace(/<[^>]*>/g, ' '))
    else if (node.type === 'code') text.push(` ${node.value} `)
    else if (!/^(?:emphasis|strong|delete|link)/.test(node.type)) text.push(' ')
    if (node.type === 'link' || node.type === 'image') urls.push({ node })
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      urls.push({ node: definitions.get(node.identifier) ?? node })
    }
  })
  return { text: text.join(''), urls }
}

/** Lists the blocks of code in a page's file. Lists none if the file is not valid. */
export function listCodes({ file, body }: Source): Code[] {
  const codes: Code[] = []
  try {
    const { root } = parseTree(body, {
      file,
      mdx: file.endsWith('.mdx'),
      lineOf: (line) => line,
    })
    walk(root, 'code', (node) => void codes.push(node))
  } catch {
    return []
  }
  return codes
}
