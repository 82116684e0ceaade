import { findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import { parse, stringify, TomlError } from 'smol-toml'
import { appendBlock, cutBlock } from './block.ts'
import { type Change, toChange } from './change.ts'
import { type Agent, agents, toServerCommand } from '../catalog/clients.ts'
import { insertItem, parseJsonObject, removeJsonItem, toIndent, toIndentedJson } from './json.ts'
import { UserError } from '../problem/user-error.ts'

/**
 * Adds the library's server to the file from which an assistant reads its MCP servers. Leaves the
 * rest of the file unchanged, and without `force` also a different entry with the same name.
 * @param before current text of the file, null if there is none
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
 * Removes the library's server from the file from which an assistant reads its MCP servers. Leaves
 * the rest of the file unchanged, and without `force` also an entry that was edited by hand.
 * @param before current text of the file, null if there is none
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
 * Adds the library's server to a JSON file of MCP servers, which may have comments and trailing
 * commas. Throws an Error that names the line if the file is invalid.
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

/** Removes the library's server from a JSON file of MCP servers. Needs `force` if it was edited. */
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

/** Whether two entries are equal, in any order of their keys. */
function isSameEntry(value: unknown, wanted: object): boolean {
  if (typeof value !== 'object' || value === null) return false
  const toText = (entry: object) =>
    JSON.stringify(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
  return toText(value) === toText(wanted)
}

/**
 * Adds a table with the library's server at the end of a TOML file of MCP servers, and leaves the
 * rest unchanged. Throws an Error if the file is invalid, or would be with the table.
 */
function toTomlRegistration(agent: Agent, namespace: string, before: string | null): Change {
  const { file, key } = agents[agent]
  const cannot = `add the server \`${namespace}\` to`
  const find = (text: string) => findTomlServer(agent, namespace, { text, cannot })
  const { table, found } = find(before ?? '')
  if (found === 'ours' || found === 'extended') return { file, action: 'unchanged' }
  if (found === 'other') {
    const note = `has its own table \`${key}.${namespace}\`; change it by hand`
    return { file, action: 'keep', note }
  }
  const after = appendBlock(before, table)
  if (isRight()) return toChange(file, before, after)
  throw new UserError(
    `Cannot ${cannot} \`${file}\`, expected tables \`[${key}.name]\` and not a value \`${key}\`. Write each server as a table.`,
  )

  /** Whether the table is found. It is not if all servers are one value, or a list of tables. */
  function isRight(): boolean {
    try {
      return find(after).found === 'ours'
    } catch {
      return false
    }
  }
}

/** Removes the library's table from a TOML file of MCP servers, if the table is unchanged. */
function toTomlRemoval(agent: Agent, namespace: string, before: string | null): Change {
  const { file, key } = agents[agent]
  const text = before ?? ''
  const cannot = `remove the server \`${namespace}\` from`
  const { table, found } = findTomlServer(agent, namespace, { text, cannot })
  if (found === 'nothing') return { file, action: 'unchanged' }
  const written = [table, table.replaceAll('\n', '\r\n')].find((lines) => text.includes(lines))
  if (written === undefined || found !== 'ours') {
    const note = `has its own table \`${key}.${namespace}\`; remove it by hand`
    return { file, action: 'keep', note }
  }
  const from = text.indexOf(written)
  return toChange(file, before, cutBlock(text, from, from + written.length))
}

/** The library's server in a TOML file of MCP servers. */
type TomlServer = {
  /** Its table as we write it */
  table: string
  /** The current state: missing, as we write it, the same with more keys, or different */
  found: 'nothing' | 'ours' | 'extended' | 'other'
}

/**
 * Finds the library's server in a TOML file of MCP servers, in any notation. Throws an Error with
 * the position if the file is invalid.
 * @param cannot the failed action for the message, up to the name of the file
 */
function findTomlServer(
  agent: Agent,
  namespace: string,
  { text, cannot }: Record<'text' | 'cannot', string>,
): TomlServer {
  const { file, key } = agents[agent]
  const wanted = Object.entries(toServerCommand(namespace))
  const lines = wanted.map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
  const table = [`[${key}.${namespace}]`, ...lines].join('\n')
  const servers = parseToml(text, { file, cannot })[key]
  if (!isTable(servers) || !Object.hasOwn(servers, namespace)) return { table, found: 'nothing' }
  const own = servers[namespace]
  const isSame = wanted.every(
    ([name, value]) =>
      isTable(own) &&
      Object.hasOwn(own, name) &&
      stringify({ value: own[name] }) === stringify({ value }),
  )
  if (!isTable(own) || !isSame) return { table, found: 'other' }
  return { table, found: Object.keys(own).length === wanted.length ? 'ours' : 'extended' }
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Parses a TOML file. Throws an Error with the position and the reason if it is invalid.
 * @param cannot the failed action for the message, up to the name of the file
 */
function parseToml(
  text: string,
  { file, cannot }: Record<'file' | 'cannot', string>,
): Record<string, unknown> {
  try {
    // Integers may be larger than JavaScript numbers can represent exactly.
    return parse(text, { integersAsBigInt: true })
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const { line, column, message } = error
    const reason = message.split('\n')[0]!.replace(/^Invalid TOML document: /, '')
    throw new UserError(
      `Cannot ${cannot} \`${file}:${line}:${column}\`, expected valid TOML: ${reason}. Correct the file, or remove it.`,
      { cause: error },
    )
  }
}
