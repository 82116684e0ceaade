import { stripComments, type Node } from 'jsonc-parser'
import { toIndent } from './to-indent.ts'
import { toIndentedJson } from './to-indented-json.ts'

/** What is added to a JSON list, or to an object under a key. */
export type JsonItem = { key?: string; value: unknown }

/** A JSON text with an item more at the end of one of its objects or lists; what is there stays. */
export function insertItem(text: string, container: Node, { key, value }: JsonItem): string {
  const open = container.offset + 1
  const close = container.offset + container.length - 1
  const inside = text.slice(open, close)
  const last = container.children?.at(-1)
  const lastEnd = last ? last.offset + last.length : open
  // After the comments that follow the last item.
  const end = open + inside.trimEnd().length
  const label = key === undefined ? '' : `${JSON.stringify(key)}: `
  if (!inside.includes('\n') && (inside.trim() || container.type === 'array')) {
    const at = last ? lastEnd : end
    const gap = last ? ', ' : ' '.repeat(Math.min(1, inside.trim().length))
    return `${text.slice(0, at)}${gap}${label}${JSON.stringify(value)}${text.slice(at)}`
  }
  const { indent, unit } = toIndent(text, container.offset)
  const line = `\n${indent}${unit}`
  const item = `${line}${label}${toIndentedJson(value, { indent: indent + unit, unit })}`
  const rest = inside.includes('\n') ? text.slice(end) : `\n${indent}${text.slice(close)}`
  const between = text.slice(lastEnd, end)
  const hasComma = stripComments(between).includes(',')
  const comma = last && !hasComma ? ',' : ''
  return `${text.slice(0, lastEnd)}${comma}${between}${item}${hasComma ? ',' : ''}${rest}`
}
