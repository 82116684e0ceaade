import { findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import { type Agent, agents, toServerCommand } from './clients.ts'
import { type Change, toChange } from './change.ts'
import { toTomlRegistration, toTomlRemoval } from './toml.ts'
import { insertItem, parseJsonObject, toIndent, toIndentedJson, removeJsonItem } from './json.ts'

/**
 * The file where an assistant reads its servers, with the library's server added. All that is in
 * it stays as it is; so does an entry of the same name that differs, without `force`.
 * @param before the file's text now, null when there is none
 */
export function toRegistration(
  agent: Agent,
  namespace: string,
  before: string | null,
  { force = false } = {},
): Change {
  return agents[agent].file.endsWith('.toml')
    ? toTomlRegistration(agent, namespace, before)
    : toJsonRegistration(agent, namespace, before, { force })
}

/**
 * The file where an assistant reads its servers, without the library's. All else in it stays; so
 * does an entry that was changed by hand, without `force`.
 * @param before the file's text now, null when there is none
 */
export function toUnregistration(
  agent: Agent,
  namespace: string,
  before: string | null,
  { force = false } = {},
): Change {
  return agents[agent].file.endsWith('.toml')
    ? toTomlRemoval(agent, namespace, before)
    : toJsonRemoval(agent, namespace, before, { force })
}

/**
 * A JSON file of servers, which may have comments and trailing commas, with the library's server
 * added; one that is broken is an error that names its line.
 */
function toJsonRegistration(
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

/** A JSON file of servers without the library's; one that was changed by hand needs `force`. */
function toJsonRemoval(
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

/** Whether an entry of a file of servers says what another does, in whatever order. */
function isSameEntry(value: unknown, wanted: object): boolean {
  if (typeof value !== 'object' || value === null) return false
  const toText = (entry: object) =>
    JSON.stringify(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
  return toText(value) === toText(wanted)
}
