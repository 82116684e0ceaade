import { agents, type Agent } from './agents.ts'
import { toChange, type Change } from './change.ts'
import { listTomlValues } from './list-toml-values.ts'
import { toServerCommand } from './to-server-command.ts'

/** A TOML file of servers with a table of the library's server at its end; all before it stays. */
export function toTomlRegistration(agent: Agent, namespace: string, before: string | null): Change {
  const { file, key } = agents[agent]
  const values = listTomlValues(before ?? '')
  if (values.some(({ path, text }) => text !== null && path.length === 1 && path[0] === key)) {
    throw new Error(
      `Cannot add the server \`${namespace}\` to \`${file}\`, expected tables \`[${key}.name]\` and not a value \`${key}\`. Write each server as a table.`,
    )
  }
  const wanted = Object.entries(toServerCommand(namespace)).map(
    ([name, value]) => [name, JSON.stringify(value)] as const,
  )
  const own = values.filter(({ path }) => path[0] === key && path[1] === namespace)
  const isSame = wanted.every(([name, value]) =>
    own.some(({ path, text }) => path[2] === name && text !== null && isEqual(text, value)),
  )
  if (isSame) return { file, action: 'unchanged' }
  if (own.length) {
    const note = `has its own table \`${key}.${namespace}\`; change it by hand`
    return { file, action: 'keep', note }
  }
  const table = [`[${key}.${namespace}]`, ...wanted.map(([name, value]) => `${name} = ${value}`)]
  const gap = before?.trim() ? `${before.trimEnd()}\n\n` : ''
  return toChange(file, before, `${gap}${table.join('\n')}\n`)
}

/** Whether two values differ in spaces and quotes only. */
function isEqual(a: string, b: string): boolean {
  const toKey = (text: string) => text.replaceAll("'", '"').replace(/\s+|,(?=\s*\])/g, '')
  return toKey(a) === toKey(b)
}
