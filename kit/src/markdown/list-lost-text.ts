import type { Root } from 'mdast'
import { walk } from './walk.ts'

/** Text that Markdown leaves out of a page though it is written there. */
export interface LostText {
  kind: 'cell' | 'note'
  /** How many cells the row has too many, or the label of the note. */
  value: string
  line: number
}

/** Cells beyond the last column of their table, and notes that nothing refers to or that another hides. */
export function listLostText(root: Root): LostText[] {
  const lost: LostText[] = []
  const labels = new Set<string>()
  const notes = new Set<string>()
  walk(root, null, (node) => {
    if (node.type === 'footnoteReference') labels.add(node.identifier)
    if (node.type !== 'table') return
    const columns = node.align?.length ?? 0
    for (const row of node.children) {
      if (row.children.length <= columns) continue
      const line = row.position?.start.line ?? 1
      lost.push({ kind: 'cell', value: String(row.children.length - columns), line })
    }
  })
  walk(root, 'footnoteDefinition', ({ identifier, label, position }) => {
    if (labels.has(identifier) && !notes.has(identifier)) notes.add(identifier)
    else lost.push({ kind: 'note', value: label ?? identifier, line: position?.start.line ?? 1 })
  })
  return lost
}
