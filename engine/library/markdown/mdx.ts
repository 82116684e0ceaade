import type { Node, Root } from 'mdast'
// Adds the nodes of MDX to the types of the tree.
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import { toProblem, type Problem } from '../../problem/problem.ts'

/** A JSX element. The offsets span it from its first `<` to its last `>`. */
export interface PageComponent {
  /** As written; empty for a fragment. */
  name: string
  /** Attributes as text: `open` is `true`, `cols={3}` is `3`. */
  props: Record<string, string>
  /** Whether it is a block of its own, not part of a sentence. */
  isBlock: boolean
  line: number
  from: number
  to: number
  /** The offsets of its children, or null if it has none. */
  content: { from: number; to: number } | null
}

/** The parts of an MDX page that are not Markdown. */
export interface PageMdx {
  /** The import and export blocks. */
  esm: { from: number; to: number }[]
  components: PageComponent[]
  /** Problems with expressions, which have no Markdown form. */
  problems: Problem[]
}

/** Lists the JSX of a page in the order of the text, outer elements before inner ones. */
export function listMdx(
  root: Root,
  text: string,
  { file, lineOf }: { file: string; lineOf: (line: number) => number },
): PageMdx {
  const page: PageMdx = { esm: [], components: [], problems: [] }
  const refuse = (node: Node, value: string) => {
    const line = lineOf(node.position?.start.line ?? 1)
    const fix = 'Write the text itself, or use a component that has a function in `twins`.'
    const expected = ['Markdown', 'a component', 'an attribute with a plain value']
    const cannot = 'write Markdown for the expression'
    page.problems.push(toProblem({ file, line, cannot, value, expected, fix }))
  }
  visit(root, (node) => {
    const from = node.position?.start.offset ?? 0
    const to = node.position?.end.offset ?? 0
    if (node.type === 'mdxjsEsm') page.esm.push({ from, to })
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      refuse(node, `{${node.value}}`)
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    page.components.push({
      name: node.name ?? '',
      props: readProps(node, (value) => refuse(node, value)),
      isBlock: node.type === 'mdxJsxFlowElement',
      line: lineOf(node.position?.start.line ?? 1),
      from,
      to,
      content: findContent(node, text),
    })
  })
  return page
}

function readProps(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  refuse: (value: string) => void,
): Record<string, string> {
  const props: Record<string, string> = {}
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      refuse(`{${attribute.value}}`)
      continue
    }
    const { name, value } = attribute
    if (value === null || value === undefined) props[name] = 'true'
    else if (typeof value === 'string') props[name] = value
    else {
      const literal = readLiteral(value.value)
      if (literal === undefined) refuse(`${name}={${value.value}}`)
      else props[name] = literal
    }
  }
  return props
}

function readLiteral(source: string): string | undefined {
  try {
    const value: unknown = JSON.parse(source)
    return typeof value === 'object' ? undefined : String(value)
  } catch {
    return undefined
  }
}

function findContent(node: MdxJsxFlowElement | MdxJsxTextElement, text: string) {
  const first = node.children[0]?.position?.start.offset
  const to = node.children.at(-1)?.position?.end.offset
  if (first === undefined || to === undefined) return null
  // Includes the indentation of the first line, so that all lines can be shifted left together.
  const lineStart = text.lastIndexOf('\n', first - 1) + 1
  return { from: text.slice(lineStart, first).trim() === '' ? lineStart : first, to }
}
