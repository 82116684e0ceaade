import { agents, type Agent } from './agents.ts'
import { toChange, type Change } from './change.ts'
import { cutBlock } from './cut-block.ts'
import { toTomlTable } from './to-toml-table.ts'

/** A TOML file of servers without the library's table, as long as it is written as we write it. */
export function toTomlRemoval(agent: Agent, namespace: string, before: string | null): Change {
  const { file, key } = agents[agent]
  const { table, own } = toTomlTable(agent, namespace, before ?? '')
  if (!own.length) return { file, action: 'unchanged' }
  const written = [table, table.replaceAll('\n', '\r\n')].find((text) => before!.includes(text))
  // Its header and two values: with more in it, it is no longer ours alone.
  if (written === undefined || own.length !== table.split('\n').length) {
    const note = `has its own table \`${key}.${namespace}\`; take it out by hand`
    return { file, action: 'keep', note }
  }
  const from = before!.indexOf(written)
  return toChange(file, before, cutBlock(before!, from, from + written.length))
}
