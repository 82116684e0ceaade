import { agents, type Agent } from './agents.ts'
import { appendBlock } from './append-block.ts'
import { toChange, type Change } from './change.ts'
import { listTomlValues } from './list-toml-values.ts'
import { toTomlTable } from './to-toml-table.ts'

/** A TOML file of servers with a table of the library's server at its end; all before it stays. */
export function toTomlRegistration(agent: Agent, namespace: string, before: string | null): Change {
  const { file, key } = agents[agent]
  const values = listTomlValues(before ?? '')
  if (values.some(({ path, text }) => text !== null && path.length === 1 && path[0] === key)) {
    throw new Error(
      `Cannot add the server \`${namespace}\` to \`${file}\`, expected tables \`[${key}.name]\` and not a value \`${key}\`. Write each server as a table.`,
    )
  }
  const { table, own, isSame } = toTomlTable(agent, namespace, before ?? '')
  if (isSame) return { file, action: 'unchanged' }
  if (own.length) {
    const note = `has its own table \`${key}.${namespace}\`; change it by hand`
    return { file, action: 'keep', note }
  }
  return toChange(file, before, appendBlock(before, table))
}
