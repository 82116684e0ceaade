import { findNodeAtLocation, parseTree, type JSONPath } from 'jsonc-parser'
import { removeItem } from './remove-item.ts'

/**
 * A JSON text without the value at a path, and without what is empty then; null when nothing is
 * left of it. Comments stay, and so does an object or a list with a comment in it.
 */
export function removeJsonItem(text: string, path: JSONPath): string | null {
  const node = findNodeAtLocation(parseTree(text, [], { allowTrailingComma: true })!, path)!
  const item = node.parent?.type === 'property' ? node.parent : node
  const container = item.parent!
  const [open, close] = [container.offset + 1, container.offset + container.length - 1]
  const to = item.offset + item.length
  const inside = text.slice(open, item.offset) + text.slice(to, close)
  if (!inside.replace(',', '').trim()) {
    if (path.length > 1) return removeJsonItem(text, path.slice(0, -1))
    if (!(text.slice(0, open - 1) + text.slice(close + 1)).trim()) return null
  }
  const previous = container.children![container.children!.indexOf(item) - 1]
  const after = previous ? previous.offset + previous.length : open
  return removeItem(text, { from: item.offset, to, after, isFirst: !previous })
}
