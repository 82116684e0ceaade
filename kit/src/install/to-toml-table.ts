import { agents, type Agent } from './agents.ts'
import { listTomlValues, type TomlValue } from './list-toml-values.ts'
import { toServerCommand } from './to-server-command.ts'

/** The table of the library's server as a TOML file should have it, and what the file has. */
export type TomlTable = { table: string; own: TomlValue[]; isSame: boolean }

/** Compares a TOML file of servers with what starts the library's server. */
export function toTomlTable(agent: Agent, namespace: string, toml: string): TomlTable {
  const { key } = agents[agent]
  const wanted = Object.entries(toServerCommand(namespace)).map(
    ([name, value]) => [name, JSON.stringify(value)] as const,
  )
  const own = listTomlValues(toml).filter(({ path }) => path[0] === key && path[1] === namespace)
  const isSame = wanted.every(([name, value]) =>
    own.some(({ path, text }) => path[2] === name && text !== null && isEqual(text, value)),
  )
  const lines = wanted.map(([name, value]) => `${name} = ${value}`)
  return { table: [`[${key}.${namespace}]`, ...lines].join('\n'), own, isSame }
}

/** Whether two values differ in spaces and quotes only. */
function isEqual(a: string, b: string): boolean {
  const toKey = (text: string) => text.replaceAll("'", '"').replace(/\s+|,(?=\s*\])/g, '')
  return toKey(a) === toKey(b)
}
