import { findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import { agents, type Agent } from './agents.ts'
import { toChange, type Change } from './change.ts'
import { insertItem } from './insert-item.ts'
import { isSameEntry } from './is-same-entry.ts'
import { parseJsonObject } from './parse-json-object.ts'
import { toIndent } from './to-indent.ts'
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
  const wanted = { ...entry, ...toServerCommand(namespace) }
  const cannot = `add the server \`${namespace}\` to`
  const json = parseJsonObject(before, { file, key, type: 'object', cannot })
  const { bom, text, tree, found: servers } = json
  const own = servers && findNodeAtLocation(servers, [namespace])
  if (own && isSameEntry(getNodeValue(own), wanted)) return { file, action: 'unchanged' }
  if (own && !force) {
    return { file, action: 'keep', note: `has its own entry \`${namespace}\`; --force replaces it` }
  }
  if (own) {
    const value = toIndentedJson(wanted, toIndent(text, own.offset))
    const after = text.slice(own.offset + own.length)
    return toChange(file, before, bom + text.slice(0, own.offset) + value + after)
  }
  const added = servers
    ? insertItem(text, servers, { key: namespace, value: wanted })
    : insertItem(text, tree, { key, value: { [namespace]: wanted } })
  return toChange(file, before, bom + added)
}
