import type { Catalog } from '../schema/catalog.ts'
import { scanTags } from '../tags/scan/template.ts'

const known = new WeakMap<Catalog, Map<string, number>>()

/** Counts the tags in all examples and blocks that set a prop, by `card.header title`. */
export function countPropUses(catalog: Catalog): ReadonlyMap<string, number> {
  const counted = known.get(catalog)
  if (counted) return counted
  const uses = new Map<string, number>()
  const namespaces = [catalog.library.namespace]
  const codes = [
    ...catalog.components.flatMap(({ examples }) => examples.map(({ code }) => code)),
    ...catalog.blocks.flatMap(({ files }) => files.map(({ code }) => code)),
  ]
  for (const code of codes) {
    for (const { component, kind, attributes } of scanTags(code, { namespaces })) {
      if (component === null || kind === 'close') continue
      for (const { key, spread } of attributes) {
        if (spread) continue
        const name = `${component} ${key}`
        uses.set(name, (uses.get(name) ?? 0) + 1)
      }
    }
  }
  known.set(catalog, uses)
  return uses
}
