import { stringify } from 'smol-toml'
import { agents, type Agent } from './agents.ts'
import { parseToml } from './parse-toml.ts'
import { toServerCommand } from './to-server-command.ts'

/** How a TOML file of servers has that of the library. */
export type TomlServer = {
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
export function findTomlServer(
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
