import { findNodeAtLocation, getNodeValue, parseTree, type ParseError } from 'jsonc-parser'
import { agents, type Agent } from './agents.ts'
import { toChange, type Change } from './change.ts'
import { insertProperty } from './insert-property.ts'
import { toIndentedJson } from './to-indented-json.ts'
import { toServerCommand } from './to-server-command.ts'

/**
 * A JSON file of servers, which may have comments and trailing commas, with the library's server
 * added; one that is broken is an error that names its line.
 */
export function toJsonRegistration(
  agent: Agent,
  namespace: string,
  before: string | null,
  { force = false } = {},
): Change {
  const { file, key, entry } = agents[agent]
  const bom = before?.startsWith('\uFEFF') ? '\uFEFF' : ''
  const text = before?.slice(bom.length).trim() ? before.slice(bom.length) : '{}\n'
  const wanted = { ...entry, ...toServerCommand(namespace) }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { allowTrailingComma: true })
  const servers = tree && findNodeAtLocation(tree, [key])
  if (errors.length || tree?.type !== 'object' || (servers && servers.type !== 'object')) {
    const offset = errors[0]?.offset ?? servers?.offset ?? 0
    const line = text.slice(0, offset).split('\n').length
    throw new Error(
      `Cannot add the server \`${namespace}\` to \`${file}:${line}\`, expected a JSON object${servers ? ` with an object \`${key}\`` : ''}. Correct the file, or remove it.`,
    )
  }
  const own = servers && findNodeAtLocation(servers, [namespace])
  if (own && isSame(getNodeValue(own), wanted)) return { file, action: 'unchanged' }
  if (own && !force) {
    return { file, action: 'keep', note: `has its own entry \`${namespace}\`; --force replaces it` }
  }
  if (own) {
    const after = text.slice(own.offset + own.length)
    return toChange(
      file,
      before,
      bom + text.slice(0, own.offset) + toIndentedJson(text, own, wanted) + after,
    )
  }
  const added = servers
    ? insertProperty(text, servers, namespace, wanted)
    : insertProperty(text, tree, key, { [namespace]: wanted })
  return toChange(file, before, bom + added)
}

/** Whether an entry says the same, in whatever order. */
function isSame(value: unknown, wanted: object): boolean {
  if (typeof value !== 'object' || value === null) return false
  const toText = (entry: object) =>
    JSON.stringify(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
  return toText(value) === toText(wanted)
}
