import { agents, type Agent } from './agents.ts'
import type { Change } from './change.ts'
import { toJsonRegistration } from './to-json-registration.ts'
import { toTomlRegistration } from './to-toml-registration.ts'

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
