import {
  type DocumentSymbol,
  type FoldingRange,
  type Range as EditRange,
  SymbolKind,
} from 'vscode-languageserver/node.js'
import { parse } from '../template/parse.ts'
import type { AnyNode } from '../template/tree.ts'
import { walk } from '../template/walk.ts'

type ToRange = (from: number, to: number) => EditRange

/** A pair of tags, or a tag without content. */
type Element = { name: string; from: number; to: number; startTo: number; children: Element[] }

/** Lists the tags of a template as a tree. A tag that is not closed ends with its start. */
function listElements(text: string, namespaces: readonly string[]): Element[] {
  const roots: Element[] = []
  const open: Element[] = []
  const isShown = (node: AnyNode) =>
    node.type === 'element' && node.isComponent && node.start !== null
  walk(parse(text, { namespaces }), {
    enter(node) {
      if (node.type !== 'element' || !isShown(node)) return
      const { name, from, to, start } = node
      const element = { name, from, to, startTo: start!.to, children: [] }
      const parent = open.at(-1)
      ;(parent?.children ?? roots).push(element)
      open.push(element)
    },
    exit: (node) => void (isShown(node) && open.pop()),
  })
  return roots
}

/** Lists the tags of a template for the outline of an editor. */
export function toSymbols(
  text: string,
  namespaces: readonly string[],
  toRange: ToRange,
): DocumentSymbol[] {
  const toSymbol = ({ name, from, to, startTo, children }: Element): DocumentSymbol => ({
    name,
    kind: name.startsWith('x-slot') ? SymbolKind.Field : SymbolKind.Class,
    range: toRange(from, to),
    selectionRange: toRange(from, startTo),
    children: children.map(toSymbol),
  })
  return listElements(text, namespaces).map(toSymbol)
}

/** Lists what an editor can fold: tags, Edge's blocks and comments of several lines. */
export function toFolds(
  text: string,
  namespaces: readonly string[],
  toRange: ToRange,
): FoldingRange[] {
  const folds: FoldingRange[] = []
  walk(parse(text, { namespaces }), {
    enter(node) {
      if (!isFoldable(node)) return
      const { start, end } = toRange(node.from, node.to)
      if (end.line > start.line) folds.push({ startLine: start.line, endLine: end.line })
    },
  })
  return folds
}

function isFoldable(node: AnyNode): boolean {
  if (node.type === 'edgeTag') return node.end !== null
  if (node.type === 'comment') return node.kind === 'edge'
  return node.type === 'element' && node.isComponent
}
