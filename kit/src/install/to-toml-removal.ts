import { agents, type Agent } from './agents.ts'
import { toChange, type Change } from './change.ts'
import { cutBlock } from './cut-block.ts'
import { findTomlServer } from './find-toml-server.ts'

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
