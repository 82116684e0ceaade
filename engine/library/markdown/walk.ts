import type { Nodes as HtmlNodes } from 'hast'
import type { Nodes as MarkdownNodes, Parents, Paragraph } from 'mdast'

type AnyNode = HtmlNodes | MarkdownNodes

/** All node types of a tree: those of Markdown, or those of HTML. */
type NodesIn<Tree> = Tree extends MarkdownNodes ? MarkdownNodes : HtmlNodes

/**
 * Calls `enter` with each node of a type (or each node at all), in the order of the text, and its
 * ancestors, from the root. If `enter` returns `false`, skips the children of the node. Ten times
 * as fast as `unist-util-visit`, which prepares stack traces for errors; trees are walked often.
 */
export function walk<Tree extends AnyNode, Type extends NodesIn<Tree>['type']>(
  tree: Tree,
  type: Type | null,
  enter: (
    node: Extract<NodesIn<Tree>, { type: Type }>,
    inside: Extract<NodesIn<Tree>, { children: unknown[] }>[],
  ) => unknown,
): void {
  const inside: Parameters<typeof enter>[1] = []
  function step(node: AnyNode): void {
    const isWanted = type === null || node.type === type
    if (isWanted && enter(node as Parameters<typeof enter>[0], inside) === false) return
    if (!('children' in node)) return
    inside.push(node as (typeof inside)[number])
    for (const child of node.children) step(child)
    inside.pop()
  }
  step(tree)
}

/** Returns the Markdown of a paragraph without its containers' indentation and quote markers. */
export function toParagraphText(text: string, node: Paragraph, ancestors: Parents[]): string {
  const quotes = ancestors.filter((ancestor) => ancestor.type === 'blockquote').length
  const prefix = new RegExp(`^(?:[ \\t]*>){0,${quotes}}[ \\t]*`)
  const { start, end } = node.position ?? { start: { offset: 0 }, end: { offset: 0 } }
  const [first = '', ...others] = text.slice(start.offset, end.offset).split('\n')
  return [first, ...others.map((line) => line.replace(prefix, ''))].join('\n')
}
