import { findNearest } from '../problem/find-nearest.ts'

/**
 * Finds the name that is the same but for hyphens, dots and capitals, or else the nearest one; null
 * when none is near.
 */
export function findNamed(
  name: string,
  names: readonly string[],
): { name: string; isSame: boolean } | null {
  const plain = toPlain(name)
  const same = names.find((one) => one === name) ?? names.find((one) => toPlain(one) === plain)
  if (same !== undefined) return { name: same, isSame: true }
  const nearest = findNearest(name, [...names])
  return nearest === null ? null : { name: nearest, isSame: false }
}

function toPlain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
