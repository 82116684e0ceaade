import {
  type DocumentSymbol,
  type FoldingRange,
  type Range as EditRange,
  SymbolKind,
} from 'vscode-languageserver/node.js'
import { scanTags } from '../tags/index.ts'

type ToRange = (from: number, to: number) => EditRange

/** A pair of tags, or a tag without content. */
type Element = { name: string; from: number; to: number; startTo: number; children: Element[] }

/** Lists the tags of a template as a tree. A tag that is not closed ends with its start. */
function listElements(text: string, namespaces: readonly string[]): Element[] {
  const roots: Element[] = []
  const open: Element[] = []
  for (const { kind, name, from, to } of scanTags(text, { namespaces: [...namespaces] })) {
    if (kind === 'close') {
      const index = open.findLastIndex((one) => one.name === name)
      if (index >= 0) open[index]!.to = to
      if (index >= 0) open.length = index
      continue
    }
    const element = { name, from, to, startTo: to, children: [] }
    const parent = open.at(-1)
    ;(parent?.children ?? roots).push(element)
    if (kind === 'open') open.push(element)
  }
  return roots
}

/** Lists the tags of a template for the outline of an editor. */
export function toSymbols(
  text: string,
  namespaces: readonly string[],
  toRange: ToRange,
): DocumentSymbol[] {
  const toSymbol = ({ name, from, to, startTo, children }: Element): DocumentSymbol => ({
    name: `x-${name}`,
    kind: name.startsWith('slot') ? SymbolKind.Field : SymbolKind.Class,
    range: toRange(from, to),
    selectionRange: toRange(from, startTo),
    children: children.map(toSymbol),
  })
  return listElements(text, namespaces).map(toSymbol)
}

/** Edge tags with a block, which ends with `@end`. A layout with a path has none. */
const BLOCK =
  /^[^\S\r\n]*@(end\w*|if|unless|each|slot|component|section|pushTo|pushOnceTo|can|cannot|flashMessage|error|inputError|[a-zA-Z_]+\.[\w.]+|\w*[lL]ayout(?=\((?!['"`])))\b/

/** Lists what an editor can fold: tags, Edge's blocks and comments of several lines. */
export function toFolds(
  text: string,
  namespaces: readonly string[],
  toRange: ToRange,
): FoldingRange[] {
  const folds: FoldingRange[] = []
  const add = (startLine: number, endLine: number) => {
    if (endLine > startLine) folds.push({ startLine, endLine })
  }
  const visit = ({ from, to, children }: Element) => {
    const { start, end } = toRange(from, to)
    add(start.line, end.line)
    children.forEach(visit)
  }
  listElements(text, namespaces).forEach(visit)
  const open: number[] = []
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    const [, name] = BLOCK.exec(line) ?? []
    if (name === undefined) return
    if (!name.startsWith('end')) open.push(index)
    else if (open.length) add(open.pop()!, index)
  })
  for (const { index, 0: comment } of text.matchAll(/\{\{--[^]*?--\}\}/g)) {
    const { start, end } = toRange(index, index + comment.length)
    add(start.line, end.line)
  }
  return folds
}
