import type { Catalog } from '../schema/catalog.ts'

/** Names of the components that the newest release brought; none while there is only one release. */
export function listNewComponents({
  components,
  releases: [newest, ...older],
}: Pick<Catalog, 'components' | 'releases'>): string[] {
  if (!newest || !older.length) return []
  return components.filter(({ since }) => since === newest.version).map(({ name }) => name)
}
