import { findNearest } from '../problem/find-nearest.ts'
import { LookupError } from '../problem/lookup-error.ts'
import { agents, type Agent } from './agents.ts'

/** The assistants named in values of `--agents`, each once; a LookupError for an unknown one. */
export function findAgents(written: readonly string[]): Agent[] {
  const names = Object.keys(agents) as Agent[]
  const wanted = written
    .flatMap((value) => value.split(','))
    .map((name) => name.trim().toLowerCase())
  return [...new Set(wanted.filter(Boolean))].map((name) => {
    const found = names.find((agent) => agent === name)
    if (found) return found
    const nearest = findNearest(name, names)
    throw new LookupError('assistant', name, names, nearest ? [nearest] : [])
  })
}
