import { readFileSync } from 'node:fs'
import { writeFileAtomically } from '../../kit/io/write-file-atomically.ts'

/**
 * Values that earlier builds have made, by keys that say all they depend on; without it nothing
 * changes but time. What is not asked for is forgotten after a while.
 */
export type Cache<T> = {
  get: (key: string) => T | undefined
  set: (key: string, value: T) => void
  save: () => Promise<void>
}

/** A value, and for how many builds nobody has asked for it. */
type Entry<T> = [value: T, age: number]

/**
 * Opens the cache in a JSON file, which is read when it is asked for a value; one that is not there,
 * is of another version or cannot be read is empty.
 * @param patience for how many builds a value is kept that nobody asks for
 */
export function openCache<T>(file: string, version: string, patience = 0): Cache<T> {
  let old: Map<string, Entry<T>> | undefined
  const used = new Map<string, T>()
  let isChanged = false
  return {
    get(key) {
      old ??= read(file, version)
      const value = used.get(key) ?? old.get(key)?.[0]
      if (value !== undefined) used.set(key, value)
      return value
    },
    set(key, value) {
      isChanged = true
      used.set(key, value)
    },
    async save() {
      if (!isChanged && used.size === (old?.size ?? 0)) return
      old ??= read(file, version)
      const kept = [...old].flatMap(([key, [value, age]]): [string, Entry<T>][] =>
        used.has(key) || age >= patience ? [] : [[key, [value, age + 1]]],
      )
      const values = [...kept, ...[...used].map(([key, value]) => [key, [value, 0]])]
      await writeFileAtomically(file, JSON.stringify({ version, values }))
    },
  }
}

function read<T>(file: string, version: string): Map<string, Entry<T>> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'))
    return new Map(kept.version === version ? kept.values : [])
  } catch {
    return new Map()
  }
}
