import { layers } from '../../tokens/layers.ts'

/**
 * One order for the layers of the library and those of an application, in which both keep theirs;
 * null when they contradict each other. Layers of the application that nothing places come before
 * `app`, because its rules outside of layers win over all of them.
 */
export function mergeLayers(own: readonly string[]): string[] | null {
  const known: readonly string[] = layers
  const common = own.filter((name) => known.includes(name))
  if (common.join() !== known.filter((name) => own.includes(name)).join()) return null
  const merged: string[] = []
  let next = 0
  for (const name of known) {
    const at = own.indexOf(name)
    const isHere = at >= 0
    const until = isHere ? at : name === 'app' ? findPlaced(own, next, known) : next
    merged.push(...own.slice(next, until), name)
    next = isHere ? at + 1 : until
    if (!isHere || name !== 'app') continue
    merged.push(...own.slice(next, findPlaced(own, next, known)))
    next = findPlaced(own, next, known)
  }
  return [...merged, ...own.slice(next)]
}

/** Index of the next layer that the library orders too, or the end of the list. */
function findPlaced(own: readonly string[], from: number, known: readonly string[]): number {
  const index = own.findIndex((name, at) => at >= from && known.includes(name))
  return index < 0 ? own.length : index
}
