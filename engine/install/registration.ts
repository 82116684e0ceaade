import { findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import { parse, stringify, TomlError } from 'smol-toml'
import { appendBlock, cutBlock } from './block.ts'
import { type Change, toChange } from './change.ts'
import { type Agent, agents, toServerCommand } from './clients.ts'
import { insertItem, parseJsonObject, removeJsonItem, toIndent, toIndentedJson } from './json.ts'

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

/**
 * A TOML file of servers with a table of the library's server at its end; all before it stays. A
 * file that is broken, or would be with the table, is an error.
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
  throw new Error(
    `Cannot ${cannot} \`${file}\`, expected tables \`[${key}.name]\` and not a value \`${key}\`. Write each server as a table.`,
  )

  /** Not where all servers are one value, or a list of tables. */
  function isRight(): boolean {
    try {
      return find(after).found === 'ours'
    } catch {
      return false
    }
  }
}

/** A TOML file of servers without the library's table, as long as it is written as we write it. */
function toTomlRemoval(agent: Agent, namespace: string, before: string | null): Change {
  const { file, key } = agents[agent]
  const text = before ?? ''
  const cannot = `remove the server \`${namespace}\` from`
  const { table, found } = findTomlServer(agent, namespace, { text, cannot })
  if (found === 'nothing') return { file, action: 'unchanged' }
  const written = [table, table.replaceAll('\n', '\r\n')].find((lines) => text.includes(lines))
  if (written === undefined || found !== 'ours') {
    const note = `has its own table \`${key}.${namespace}\`; take it out by hand`
    return { file, action: 'keep', note }
  }
  const from = text.indexOf(written)
  return toChange(file, before, cutBlock(text, from, from + written.length))
}

/** How a TOML file of servers has that of the library. */
type TomlServer = {
  /** Its table as we write it */
  table: string
  /** What is there: nothing, what we write, the same with more in it, or something else */
  found: 'nothing' | 'ours' | 'extended' | 'other'
}

/**
 * Finds the library's server in a TOML file of servers, however it is written; a broken file is an
 * error that names the place.
 * @param cannot what cannot be done if it is, up to the name of the file
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
 * Parses a TOML file; a broken one is an error that names the place and what is wrong there.
 * @param cannot what cannot be done if it is, up to the name of the file
 */
function parseToml(
  text: string,
  { file, cannot }: Record<'file' | 'cannot', string>,
): Record<string, unknown> {
  try {
    // Numbers may be larger than those of JavaScript.
    return parse(text, { integersAsBigInt: true })
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const { line, column, message } = error
    const reason = message.split('\n')[0]!.replace(/^Invalid TOML document: /, '')
    throw new Error(
      `Cannot ${cannot} \`${file}:${line}:${column}\`, expected valid TOML: ${reason}. Correct the file, or remove it.`,
      { cause: error },
    )
  }
}
