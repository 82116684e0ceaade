import { type Expression, parseExpressionAt } from 'acorn'
import type { AnyNode, Range, Root } from './tree.ts'
import { walk } from './walk.ts'

/** JavaScript in a template: the argument of an Edge tag, or the content of double braces. */
export type TemplateCode = { tag: string | null; source: string; from: number }

/** Lists the JavaScript of a template, in the order of its text, without that of comments. */
export function listExpressions(root: Root): TemplateCode[] {
  const found: TemplateCode[] = []
  walk(root, {
    enter(node) {
      const code = findCode(node)
      if (!code) return
      const tag = node.type === 'edgeTag' ? node.name : null
      found.push({ tag, source: root.text.slice(code.from, code.to), from: code.from })
    },
  })
  return found
}

function findCode(node: AnyNode): Range | null {
  if ((node.type !== 'mustache' && node.type !== 'edgeTag') || node.isEscaped) return null
  const code = node.type === 'mustache' ? node.code : node.argument
  // Without its end, nobody knows how much of the line is code.
  return code && node.isUnclosed && isOpen(node, code) ? null : code
}

function isOpen(node: AnyNode, code: Range): boolean {
  return (node.type === 'edgeTag' ? node.startTo : node.to) === code.to
}

/** An attribute of a component whose value is an expression, or the name of a slot's data. */
export type Binding = {
  /** The name that the component receives, `title` for `:title` */
  key: string
  /** Whether the value is an expression: `:title="…"` */
  bound: boolean
  from: number
  to: number
  /** The text between the quotes; null for `:title` alone */
  value: Range | null
}

/** Lists the attributes of the components in a template. */
export function listAttributes(root: Root): Binding[] {
  const found: Binding[] = []
  walk(root, {
    enter(node, ancestors) {
      const element = ancestors.at(-1)
      if (node.type !== 'attribute' || element?.type !== 'element' || !element.isComponent) return
      const { name, from, to, value } = node
      const bound = /^:(?!:)/.test(name)
      const key = name.startsWith(':') ? name.slice(1) : name
      found.push({ key, bound, from, to, value })
    },
  })
  return found
}

/**
 * Parses an expression of a template. Its offsets start at 1, after a parenthesis. Returns null if it
 * has a syntax error.
 */
export function parseExpression(source: string): Expression | null {
  try {
    const options = { ecmaVersion: 'latest', allowAwaitOutsideFunction: true } as const
    return parseExpressionAt(`(${source}\n)`, 0, options)
  } catch {
    // The check reports it.
    return null
  }
}
