import type { AnyNode } from 'acorn'
import { findPropsArgument, scanTags, type TextEdit } from '../../tags/index.ts'
import { toAttributeName } from '../../tags/props/prop.ts'
import { listAttributes, listExpressions, parseExpression } from '../../template/expressions.ts'
import { parse } from '../../template/parse.ts'
import { listCodeNodes, toName } from '../../template/code-nodes.ts'
import type { Root } from '../../template/tree.ts'
import { UserError } from '../../problem/user-error.ts'

/** A prop that gets another name, both as they are declared: `closeLabel`. */
export type Renaming = { name: string; renamed: string }

/**
 * Lists the edits that rename a prop in the template of its component: in `@props` and wherever the
 * template reads it. Throws an Error if the template declares a variable with one of the names.
 */
export function renameProp(text: string, { name, renamed }: Renaming): TextEdit[] {
  const argument = findPropsArgument(text)
  const declared = argument && parseExpression(argument.jsArg)
  const properties = declared?.type === 'ObjectExpression' ? declared.properties : []
  const keys = properties.flatMap((one) => (one.type === 'Property' ? one.key : []))
  const key = keys.find((one) => toName(one) === name)
  if (!argument || !key) throw new UserError(`Cannot rename "${name}", expected it in \`@props\`.`)
  const edits: TextEdit[] = [toEdit(key, argument.from, renamed)]
  const root = parse(text)
  const codes = listExpressions(root).filter(({ from }) => from !== argument.from)
  for (const { tag, source, from } of [...codes, ...listBound(root)]) {
    const [names, list] = toParts(tag, source)
    if (declares(names, [name, renamed])) {
      throw new UserError(
        `Cannot rename "${name}" to "${renamed}", because its template declares a variable with that name.`,
      )
    }
    const at = from + source.length - list.length
    const node = parseExpression(list)
    if (node) visit(node, { name, renamed }, at, edits)
  }
  const short = listAttributes(root).filter(
    ({ key, bound, value }) => bound && value === null && isNamed(key, name),
  )
  return [...edits, ...short.map(({ to }) => ({ from: to, to, text: `="${renamed}"` }))]
}

/** Lists the edits that rename a prop in the tags of its component. */
export function renameAttributes(
  text: string,
  tag: string,
  { name, renamed }: Renaming,
): TextEdit[] {
  const namespace = /^x-([\w-]+)::/.exec(tag)![1]!
  return scanTags(text, { namespaces: [namespace] }).flatMap((scanned) => {
    if (`x-${scanned.name}` !== tag) return []
    return scanned.attributes.flatMap(({ key, bound, spread, from, valueFrom }) => {
      if (spread || !isNamed(key, name)) return []
      const start = from + (bound ? 1 : 0)
      const isShort = bound && valueFrom === null
      return {
        from: start,
        to: start + key.length,
        text: toAttributeName(renamed) + (isShort ? `="${name}"` : ''),
      }
    })
  })
}

/** Lists the expressions of bound attributes, `:rows="users"`. */
function listBound(root: Root): { tag: string | null; source: string; from: number }[] {
  return listAttributes(root).flatMap(({ key, bound, value }) => {
    if (!value || !(bound || key === 'let')) return []
    const tag = key === 'let' ? 'let' : null
    return { tag, source: root.text.slice(value.from, value.to), from: value.from }
  })
}

/** Whether an attribute is that of a prop, `close-label` or `closeLabel`. */
function isNamed(key: string, name: string): boolean {
  return key === name || key === toAttributeName(name)
}

/** Divides code into the names that it declares and the expression that it reads. */
function toParts(tag: string | null, source: string): [names: string, list: string] {
  if (tag === 'each') {
    const [whole = '', names = ''] = /^\s*([^]*?)\s+in\s+/.exec(source) ?? []
    return [names, source.slice(whole.length)]
  }
  if (tag === 'let' || tag === 'set' || tag === 'assign') {
    const [whole = '', names = ''] = /^([^=]*)=(?!=)/.exec(source) ?? [source, source]
    return [names, source.slice(whole.length)]
  }
  return ['', source]
}

function declares(names: string, wanted: string[]): boolean {
  return wanted.some((name) =>
    new RegExp(`(?<![\\w$])${RegExp.escape(name)}(?![\\w$])`).test(names),
  )
}

/** The parser reads the expression in parentheses, one character later. */
function toEdit({ start, end }: AnyNode, at: number, text: string): TextEdit {
  return { from: at + start - 1, to: at + end - 1, text }
}

/** Adds the edits of an expression that starts at an offset. */
function visit(node: AnyNode, renaming: Renaming, at: number, edits: TextEdit[]): void {
  const { name, renamed } = renaming
  const visitAll = (nodes: readonly AnyNode[]) => {
    for (const one of nodes) visit(one, renaming, at, edits)
  }
  switch (node.type) {
    case 'Identifier':
      if (node.name === name) edits.push(toEdit(node, at, renamed))
      return
    case 'Property': {
      const { key, value, computed, shorthand } = node
      if (computed) visitAll([key])
      if (shorthand && toName(key) === name) edits.push(toEdit(node, at, `${name}: ${renamed}`))
      else visitAll([value])
      return
    }
    case 'MemberExpression': {
      const { object, property, computed } = node
      visitAll(computed ? [object, property] : [object])
      if (computed || property.type !== 'Identifier') return
      if (isProps(object) && property.name === name) edits.push(toEdit(property, at, renamed))
      return
    }
    case 'ArrowFunctionExpression':
      // A parameter with the name hides the prop.
      if (node.params.some((param) => param.type === 'Identifier' && param.name === name)) return
      return visitAll([node.body])
    case 'CallExpression': {
      const { callee, arguments: args } = node
      if (callee.type === 'MemberExpression' && isProps(callee.object)) {
        const texts = args.flatMap((one) => (one.type === 'ArrayExpression' ? one.elements : [one]))
        for (const text of texts) {
          if (text?.type !== 'Literal' || text.value !== name) continue
          edits.push({ from: at + text.start, to: at + text.end - 2, text: renamed })
        }
      }
      return visitAll([callee, ...args])
    }
  }
  visitAll(listCodeNodes(node))
}

function isProps(node: AnyNode): boolean {
  return node.type === 'Identifier' && node.name === '$props'
}
