import { findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import { agents, type Agent } from './agents.ts'
import { toChange, type Change } from './change.ts'
import { isSameEntry } from './is-same-entry.ts'
import { parseJsonObject } from './parse-json-object.ts'
import { removeJsonItem } from './remove-json-item.ts'
import { toServerCommand } from './to-server-command.ts'

/** A JSON file of servers without the library's; one that was changed by hand needs `force`. */
export function toJsonRemoval(
  agent: Agent,
  namespace: string,
  before: string | null,
  { force = false } = {},
): Change {
  const { file, key, entry } = agents[agent]
  const cannot = `remove the server \`${namespace}\` from`
  const { bom, text, found } = parseJsonObject(before, { file, key, type: 'object', cannot })
  const own = found && findNodeAtLocation(found, [namespace])
  if (!own) return { file, action: 'unchanged' }
  if (!force && !isSameEntry(getNodeValue(own), { ...entry, ...toServerCommand(namespace) })) {
    return { file, action: 'keep', note: `has its own entry \`${namespace}\`; --force removes it` }
  }
  const rest = removeJsonItem(text, [key, namespace])
  return toChange(file, before, rest === null ? null : bom + rest)
}
