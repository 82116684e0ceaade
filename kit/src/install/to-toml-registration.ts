import { agents, type Agent } from './agents.ts'
import { appendBlock } from './append-block.ts'
import { toChange, type Change } from './change.ts'
import { findTomlServer } from './find-toml-server.ts'

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
