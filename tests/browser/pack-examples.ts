import type { Examples } from './read-examples.ts'

/** The most examples on one page. */
const most = 60
const landmark = /<(nav|section|aside|form)\s[^>]*?\baria-label(ledby)?="([^"]*)"/g

/**
 * Puts the examples of several components together for one page, unless the same id or name is in
 * two of them: opening a page and loading axe takes as long as checking many examples.
 */
export function packExamples(components: Examples[]): Examples[][] {
  const packs: { components: Examples[]; taken: Set<string>; size: number }[] = []
  for (const component of components) {
    const names = component.examples.flatMap(({ html }) => listUnique(html))
    const size = component.examples.length
    let pack = packs.find(
      (pack) => pack.size + size <= most && names.every((name) => !pack.taken.has(name)),
    )
    if (!pack) packs.push((pack = { components: [], taken: new Set(), size: 0 }))
    pack.components.push(component)
    pack.size += size
    for (const name of names) pack.taken.add(name)
  }
  return packs.map(({ components }) => components)
}

/** Returns what must be unique on a page: ids, groups of radios and details, names of landmarks. */
function listUnique(html: string): string[] {
  const names = [...html.matchAll(landmark)].map(([, tag, isId, label]) => {
    const text = isId && new RegExp(`\\sid="${label}"[^>]*>\\s*([^<]*?)\\s*<`).exec(html)?.[1]
    return `${tag} ${text || label}`
  })
  return [...(html.match(/\s(?:id|name)="[^"]+"/g) ?? []), ...names]
}
