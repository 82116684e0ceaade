import { agents, type Agent } from './agents.ts'
import type { Change } from './change.ts'
import { toJsonRemoval } from './to-json-removal.ts'
import { toTomlRemoval } from './to-toml-removal.ts'

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
