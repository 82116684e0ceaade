import { stringify, parse, TomlError } from 'smol-toml'
import { type Agent, agents, toServerCommand } from './clients.ts'
import { appendBlock, cutBlock } from './block.ts'
import { toChange, type Change } from './change.ts'

/**
 * A TOML file of servers with a table of the library's server at its end; all before it stays. A
 * file that is broken, or would be with the table, is an error.
 */
export function toTomlRegistration(agent: Agent, namespace: string, before: string | null): Change {
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
export function toTomlRemoval(agent: Agent, namespace: string, before: string | null): Change {
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
