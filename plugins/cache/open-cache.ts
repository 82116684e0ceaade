import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFileAtomically } from '@kit-edge/engine/io/write-files.ts'

/**
 * Values that earlier builds have computed. A key contains everything that its value depends on, so
 * the cache changes nothing but the time. Unused values are dropped after a while.
 */
export type Cache<T> = Memory<T> & {
  /**
   * Drops values that were not used since the last call, unless the cache keeps them for some
   * builds.
   */
  startBuild: () => void
  /**
   * Writes the cache.
   * @param current keys of values to keep even if they were not used
   */
  save: (current?: Set<string>) => Promise<void>
}

/** A key-value store, such as a `Map`. */
export type Memory<T> = {
  get: (key: string) => T | undefined
  set: (key: string, value: T) => unknown
}

/** Characters of a cache file that are written at a time. */
const pieceLength = 500_000

/** A value, and the number of builds since it was last used. */
type Entry<T> = [value: T, age: number]

/**
 * Opens the cache in a JSON file, which is read at the first lookup. The cache is empty if the file
 * is missing, cannot be read or has another version.
 * @param maxAge number of builds for which an unused value is kept
 */
export function openCache<T>(file: string, version: string, maxAge = 0): Cache<T> {
  let old: Map<string, Entry<T>> | undefined
  let used = new Map<string, Entry<T>>()
  let isChanged = false
  return {
    get(key) {
      old ??= read(file, version)
      const entry = used.get(key) ?? old.get(key)
      if (entry) used.set(key, entry)
      return entry?.[0]
    },
    set(key, value) {
      isChanged = true
      used.set(key, [value, 0])
    },
    startBuild() {
      if (maxAge) return
      old = used
      used = new Map()
    },
    async save(current) {
      if (!isChanged && (current || used.size === (old?.size ?? 0))) return
      old ??= read(file, version)
      const values = new Map<string, Entry<T>>([...used].map(([key, [value]]) => [key, [value, 0]]))
      for (const [key, [value, age]] of old) {
        if (used.has(key)) continue
        if (current?.has(key)) values.set(key, [value, 0])
        else if (age < maxAge) values.set(key, [value, age + 1])
      }
      await writeFileAtomically(file, toJson(version, values))
      isChanged = false
    },
  }
}

/**
 * Returns the content of a cache file in pieces: a single text would take as much memory as all
 * values.
 */
function* toJson<T>(version: string, values: Map<string, Entry<T>>): Iterable<string> {
  let piece = `{"version":${JSON.stringify(version)},"values":[`
  let separator = ''
  for (const entry of values) {
    piece += separator + JSON.stringify(entry)
    separator = ','
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield `${piece}]}`
}

function read<T>(file: string, version: string): Map<string, Entry<T>> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8'))
    return new Map(kept.version === version ? kept.values : [])
  } catch {
    return new Map()
  }
}

/** Returns a short key for texts: the start of their SHA-256. */
export function toKey(...texts: string[]): string {
  return hash('sha256', JSON.stringify(texts)).slice(0, 32)
}
