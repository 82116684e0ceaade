import { findNodeAtLocation, parseTree, type Node, type ParseError } from 'jsonc-parser'

/** A JSON file, which may have comments and trailing commas, and one of its values. */
export type JsonObject = {
  /** The byte order mark, if there is one; `text` is without it. */
  bom: string
  text: string
  tree: Node
  /** What is under the key; undefined when nothing is */
  found: Node | undefined
}

/**
 * Parses a file of settings; one that is broken, or has something else under the key, is an error
 * that names its line. No file and an empty one are an empty object.
 * @param cannot what cannot be done if it is, up to the name of the file
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
  throw new Error(
    `Cannot ${cannot} \`${file}:${line}\`, expected a JSON object${found ? ` with ${kind} \`${key}\`` : ''}. Correct the file, or remove it.`,
  )
}
