import { readFile } from 'node:fs/promises'
import { writeFileAtomically } from '../../kit/io/write-file-atomically.ts'

/**
 * Values that earlier builds have made, by keys that say all they depend on; without it nothing
 * changes but time. What a build does not ask for is forgotten when it is saved.
 */
export type Cache<T> = {
  get: (key: string) => T | undefined
  set: (key: string, value: T) => void
  save: () => Promise<void>
}

/**
 * Opens the cache in a JSON file; one that is not there, is of another version or cannot be read is
 * empty.
 */
export async function openCache<T>(file: string, version: string): Promise<Cache<T>> {
  const kept = parse<T>(await readFile(file, 'utf8').catch(() => ''))
  const old = new Map(kept.version === version ? Object.entries(kept.values) : [])
  const used = new Map<string, T>()
  return {
    get(key) {
      const value = used.get(key) ?? old.get(key)
      if (value !== undefined) used.set(key, value)
      return value
    },
    set: (key, value) => void used.set(key, value),
    save: () =>
      writeFileAtomically(file, JSON.stringify({ version, values: Object.fromEntries(used) })),
  }
}

function parse<T>(text: string): { version: string; values: Record<string, T> } {
  try {
    return JSON.parse(text)
  } catch {
    return { version: '', values: {} }
  }
}
