import { readFile } from 'node:fs/promises'
import { writeFileAtomically } from '../../kit/io/write-file-atomically.ts'

/**
 * Values that earlier builds have made, by keys that say all they depend on; without it nothing
 * changes but time. What a build does not ask for is forgotten when it is saved.
 */
export type Cache<T> = {
  get: (key: string) => T | undefined
  set: (key: string, value: T) => void
  /** Forgets what was not asked for since the last time. */
  forget: () => void
  save: () => Promise<void>
}

/** Opens the cache in a JSON file; one that is not there, or cannot be read, is empty. */
export async function openCache<T>(file: string): Promise<Cache<T>> {
  let old = new Map(Object.entries(parse<T>(await readFile(file, 'utf8').catch(() => ''))))
  let used = new Map<string, T>()
  return {
    get(key) {
      const value = used.get(key) ?? old.get(key)
      if (value !== undefined) used.set(key, value)
      return value
    },
    set: (key, value) => void used.set(key, value),
    forget() {
      old = used
      used = new Map()
    },
    save: () => writeFileAtomically(file, JSON.stringify(Object.fromEntries(used))),
  }
}

function parse<T>(text: string): Record<string, T> {
  try {
    return JSON.parse(text) as Record<string, T>
  } catch {
    return {}
  }
}
