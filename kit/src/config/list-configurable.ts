import type { Prop } from '../edge/index.ts'
import { listEntries } from '../outputs/list-entries.ts'
import type { Catalog } from '../schema/catalog.ts'

/** A key of the configuration: of a prop's default, or of an object with further keys. */
export type Configurable = { key: string; value: Prop | Configurable[] }

/** Every default that is a configuration lookup of the library's own file, as the file nests them. */
export function listConfigurable(catalog: Catalog): Configurable[] {
  const root: Configurable[] = []
  for (const prop of listEntries(catalog).flatMap(({ props }) => props)) {
    const [file, ...keys] = prop.defaultFrom?.config.split('.') ?? []
    if (file === catalog.library.namespace && keys.length) add(root, keys, prop)
  }
  return root
}

/** Several props may share a lookup: the first one describes it. */
function add(entries: Configurable[], [key, ...rest]: string[], prop: Prop): void {
  let entry = entries.find((candidate) => candidate.key === key)
  if (!entry) {
    entry = { key: key!, value: rest.length ? [] : prop }
    entries.push(entry)
  }
  if (rest.length && Array.isArray(entry.value)) add(entry.value, rest, prop)
}
