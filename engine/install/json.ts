import {
  findNodeAtLocation,
  parseTree,
  type Node,
  type ParseError,
  stripComments,
  type JSONPath,
} from 'jsonc-parser'
import { UserError } from '../problem/user-error.ts'

/** A JSON file, which may have comments and trailing commas, and one of its values. */
type JsonObject = {
  /** The byte order mark, if there is one; `text` does not include it. */
  bom: string
  text: string
  tree: Node
  /** The value of the key; undefined if it is not set */
  found: Node | undefined
}

/**
 * Parses a settings file. A missing or empty file counts as an empty object. Throws an Error that
 * names the line if the file is invalid, or if the key has a value of another type.
 * @param cannot the failed action for the message, up to the name of the file
 */
export function parseJsonObject(
  before: string | null,
  { file, key, type, cannot }: Record<'file' | 'key' | 'cannot', string> & Pick<Node, 'type'>,
): JsonObject {
  const bom = before?.startsWith('\uFEFF') ? '\uFEFF' : ''
  const text = before?.slice(bom.length).trim() ? before.slice(bom.length) : '{}\n'
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { allowTrailingComma: true })
  const found = tree && findNodeAtLocation(tree, [key])
  if (!errors.length && tree?.type === 'object' && (!found || found.type === type)) {
    return { bom, text, tree, found }
  }
  const offset = errors[0]?.offset ?? found?.offset ?? 0
  const line = text.slice(0, offset).split('\n').length
  const kind = type === 'array' ? 'a list' : `an ${type}`
  throw new UserError(
    `Cannot ${cannot} \`${file}:${line}\`, expected a JSON object${found ? ` with ${kind} \`${key}\`` : ''}. Correct the file, or remove it.`,
  )
}

/** A value to add to a JSON list, or to an object under a key. */
type JsonItem = { key?: string; value: unknown }

/** Adds an item at the end of an object or list in a JSON text, and leaves the rest unchanged. */
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

/** Range of an item of a list or an object in a text. */
type ItemRange = {
  from: number
  to: number
  /** End of the item before it, or of the opening bracket */
  after: number
  isFirst: boolean
}

const block = /\/\*(?:[^*]|\*(?!\/))*\*\//g
const trivia = new RegExp(`(?:\\s|//.*|${block.source})*`, 'y')

/**
 * Removes one item of a list or an object from JSON or TypeScript, with its comma and the space
 * before it. This undoes adding the item at the end. Comments stay.
 */
export function removeItem(text: string, { from, to, after, isFirst }: ItemRange): string {
  const comma = findComma(text, to)
  const tail = text.slice(to, comma ?? to) + text.slice(comma === null ? to : comma + 1)
  const start = text.slice(0, from).trimEnd().length
  const isAfterComment = /\/\/.*$/.test(text.slice(after, start).replace(block, ''))
  // The rest of the line must not become part of the comment.
  const isKept = isAfterComment && !/^[ \t]*(\r?\n|$)/.test(tail)
  const head = text.slice(0, isKept ? from : start)
  const rest = isKept ? tail.trimStart() : tail
  const unneeded = comma === null && !isFirst ? findComma(text, after) : null
  return unneeded === null ? head + rest : head.slice(0, unneeded) + head.slice(unneeded + 1) + rest
}

/** Finds the comma after an offset, skipping spaces and comments. */
function findComma(text: string, offset: number): number | null {
  trivia.lastIndex = offset
  trivia.test(text)
  return text[trivia.lastIndex] === ',' ? trivia.lastIndex : null
}

/**
 * Removes the value at a path from a JSON text, and objects and lists that become empty. Returns
 * null if nothing is left. Keeps comments, and objects and lists that contain one.
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

/** Writes a value as JSON. Lines after the first are indented; lists are on one line. */
export function toIndentedJson(value: unknown, { indent, unit }: Indent): string {
  return JSON.stringify(value, null, unit)
    .replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, items: string) => `[${items.replace(/,\s+/g, ', ')}]`)
    .replaceAll('\n', `\n${indent}`)
}

/** The indentation of a line of JSON, and one indentation step. */
type Indent = { indent: string; unit: string }

/** Returns the indentation of the line at an offset, and the indentation step of the text. */
export function toIndent(text: string, offset: number): Indent {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1)
  const [indent = ''] = /^[ \t]*/.exec(line) ?? []
  const [unit = '  '] = /^(?:\t| +)(?=")/m.exec(text) ?? []
  return { indent, unit }
}
