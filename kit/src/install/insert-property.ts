import { stripComments, type Node } from 'jsonc-parser'
import { toIndentedJson } from './to-indented-json.ts'

/** A JSON text with a property more at the end of one of its objects; what is there stays. */
export function insertProperty(text: string, object: Node, key: string, value: unknown): string {
  const close = object.offset + object.length - 1
  const inside = text.slice(object.offset + 1, close)
  const last = object.children?.at(-1)
  const lastEnd = last ? last.offset + last.length : object.offset + 1
  if (last && !inside.includes('\n')) {
    const property = `${JSON.stringify(key)}: ${JSON.stringify(value)}`
    return `${text.slice(0, lastEnd)}, ${property}${text.slice(lastEnd)}`
  }
  const json = toIndentedJson(text, object, { [key]: value })
  const brace = json.lastIndexOf('\n')
  // On a line of its own, after the comments that follow the last property.
  const end = object.offset + 1 + inside.trimEnd().length
  const rest = inside.includes('\n') ? text.slice(end) : json.slice(brace) + text.slice(close + 1)
  const between = text.slice(lastEnd, end)
  const hasComma = stripComments(between).includes(',')
  const comma = last && !hasComma ? ',' : ''
  const trailing = hasComma ? ',' : ''
  return text.slice(0, lastEnd) + comma + between + json.slice(1, brace) + trailing + rest
}
