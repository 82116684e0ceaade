import { requireModule } from './modules.ts'

/**
 * Creates an object whose values are loaded when they are first read, such as the drawings of an
 * icon set. Its keys are here from the start.
 * @param id the modules with the values are called `<id>#0`, `<id>#1` …
 * @param size number of values in each of these modules
 */
export function toSparseObject(id: string, keys: string[], size: number): object {
  const places = new Map(keys.map((key, index) => [key, index]))
  const values: Record<string, unknown> = Object.fromEntries(keys.map((key) => [key, undefined]))
  return new Proxy(values, {
    get(_, key) {
      const place = typeof key === 'string' ? places.get(key) : undefined
      if (place === undefined) return Reflect.get(values, key)
      const part = requireModule(`${id}#${Math.floor(place / size)}`) as Record<string, unknown>
      return part[key as string]
    },
  })
}
