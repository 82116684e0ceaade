import { requireModule } from './modules.ts'

/**
 * Creates an object whose values are loaded when they are first read, such as the drawings of an
 * icon set. Its keys are loaded when something lists them.
 * @param id the modules with the values are called `<id>#0`, `<id>#1` …, and that with the keys
 *   `<id>#keys`
 * @param count number of the modules with values
 */
export function toSparseObject(id: string, count: number): object {
  let keys: Set<string> | undefined
  const readKeys = () => (keys ??= new Set(requireModule(`${id}#keys`) as string[]))
  const read = (key: string) => {
    const part = requireModule(`${id}#${toPart(key, count)}`) as Record<string, unknown>
    return Object.hasOwn(part, key) ? { value: part[key] } : undefined
  }
  const shape = { enumerable: true, configurable: true, writable: true }
  return new Proxy({} as Record<string, unknown>, {
    get: (target, key) => (typeof key === 'string' ? read(key)?.value : Reflect.get(target, key)),
    has: (_, key) => typeof key === 'string' && read(key) !== undefined,
    ownKeys: () => [...readKeys()],
    getOwnPropertyDescriptor(_, key) {
      if (typeof key !== 'string') return undefined
      // Whoever lists the keys asks for each of them, but for no value.
      const own = keys ? (keys.has(key) ? {} : undefined) : read(key)
      return own && { ...shape, ...own }
    },
  })
}

/** Returns the number of the module that has the value of a key. */
export function toPart(key: string, count: number): number {
  let hash = 0
  for (const character of key) hash = (hash * 31 + character.codePointAt(0)!) % 65_521
  return hash % count
}
