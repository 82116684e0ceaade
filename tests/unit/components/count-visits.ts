/** The methods that visit the items of a list, and the collections that make one. */
const methods = [
  'concat every filter find findIndex findLast flat flatMap forEach includes indexOf join map reduce',
  'slice some sort toReversed toSorted',
].flatMap((names) => names.split(' '))

type Visit = (this: { length: number }, ...args: unknown[]) => unknown

/**
 * Counts the items that methods and loops visit while a function runs: the work for a list, on any
 * machine. Methods that may stop early count as if they did not.
 */
export async function countVisits(run: () => Promise<unknown>): Promise<number> {
  let visits = 0
  const restore: (() => void)[] = []
  const replace = (prototype: object, key: string | symbol, size: 'length' | 'size') => {
    const original = Object.getOwnPropertyDescriptor(prototype, key)!
    const visit = original.value as Visit
    const counted = function (this: { length: number; size: number }, ...args: unknown[]) {
      visits += this[size]
      return visit.apply(this, args)
    }
    Object.defineProperty(prototype, key, { ...original, value: counted })
    restore.push(() => Object.defineProperty(prototype, key, original))
  }
  for (const method of methods) replace(Array.prototype, method, 'length')
  replace(Array.prototype, Symbol.iterator, 'length')
  for (const key of ['values', 'keys', 'entries', 'forEach'] as const) {
    for (const prototype of [Map.prototype, Set.prototype]) replace(prototype, key, 'size')
  }
  replace(Map.prototype, Symbol.iterator, 'size')
  replace(Set.prototype, Symbol.iterator, 'size')
  visits = 0
  try {
    await run()
    return visits
  } finally {
    for (const one of restore) one()
  }
}
