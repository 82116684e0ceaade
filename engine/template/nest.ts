import type { Piece, TagPiece } from './context.ts'
import { SHAPES, VOID } from './html.ts'
import { pairBlocks } from './pair-blocks.ts'
import type { EdgeTag, Element, Node } from './tree.ts'

/** A branch of an Edge tag, or of the whole template, in which a tag has to end. */
type Branch = {
  /** Start tags that are not closed yet, with the number of nodes before each one's content */
  open: { element: Element; key: string; index: number }[]
  /** The number of open tags of each name */
  counts: Map<string, number>
  nodes: Node[]
  edgeTag: EdgeTag | null
}

const toBranch = (nodes: Node[], edgeTag: EdgeTag | null): Branch => ({
  open: [],
  counts: new Map(),
  nodes,
  edgeTag,
})

/**
 * Joins start tags, end tags and what is between them to elements, and Edge tags and their content.
 * An element starts and ends in the same branch of an Edge tag; other tags stay alone.
 */
export function nest(pieces: readonly Piece[]): Node[] {
  const ends = pairBlocks(pieces)
  const branches = [toBranch([], null)]
  for (const piece of pieces) {
    const branch = branches.at(-1)!
    if (piece.type === 'tag') addTag(piece, branch)
    else if (piece.type !== 'edgeTag') branch.nodes.push(piece)
    else {
      const role = ends.get(piece)
      if (role === 'start') branches.push(toBranch(piece.children, piece))
      else if (role === 'end') {
        const { edgeTag } = branches.pop()!
        edgeTag!.end = { from: piece.from, to: piece.to }
        edgeTag!.to = piece.to
        branches.at(-1)!.nodes.push(edgeTag!)
      } else {
        branch.nodes.push(piece)
        if (isElse(piece)) Object.assign(branch, { open: [], counts: new Map() })
      }
    }
  }
  return branches[0]!.nodes
}

function isElse({ name }: EdgeTag): boolean {
  return name === 'else' || name === 'elseif'
}

function addTag(piece: TagPiece, branch: Branch): void {
  const key = toKey(piece)
  if (piece.isClose && branch.counts.get(key)) {
    for (;;) {
      const { element, key: opened, index } = branch.open.pop()!
      branch.counts.set(opened, branch.counts.get(opened)! - 1)
      if (opened !== key) continue
      element.children = branch.nodes.splice(index)
      element.end = piece.tag
      element.to = piece.to
      return
    }
  }
  const { isComponent, from, to, tag } = piece
  const element: Element = {
    type: 'element',
    name: tag.name,
    isComponent,
    from,
    to,
    start: piece.isClose ? null : tag,
    attributes: tag.attributes,
    children: [],
    end: piece.isClose ? tag : null,
  }
  branch.nodes.push(element)
  if (piece.isClose || tag.isUnclosed || isWithoutContent(element)) return
  branch.open.push({ element, key, index: branch.nodes.length })
  branch.counts.set(key, (branch.counts.get(key) ?? 0) + 1)
}

/** `</x-slot>` closes `<x-slot:footer>`, too. Names of HTML ignore their case. */
function toKey({ isComponent, tag: { name } }: TagPiece): string {
  if (!isComponent) return name.toLowerCase()
  return name.startsWith('x-slot:') ? 'x-slot' : name
}

/** Whether an element never has content: it is void, or ends with `/>` where that means so. */
export function isWithoutContent({ name, isComponent, start }: Element): boolean {
  if (!start) return false
  const lower = name.toLowerCase()
  if (!isComponent && VOID.has(lower)) return true
  return start.isSelfClosing && (isComponent || lower.startsWith('x-') || SHAPES.has(lower))
}
