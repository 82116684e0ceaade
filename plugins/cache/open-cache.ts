import { readFileSync } from 'node:fs'
import { writeFileAtomically } from '@kit-edge/engine/io/write-files.ts'

/**
 * Values that earlier builds have made, by keys that say all they depend on; without it nothing
 * changes but time. What is not asked for is forgotten after a while.
 */
export type Cache<T> = Memory<T> & {
  /** Forgets what was not asked for since the last time, unless that is kept for some builds. */
  forget: () => void
  /** @param current keys of what is kept although nobody asked for it */
  save: (current?: Set<string>) => Promise<void>
}

/** Where values are found by their keys; a `Map` is one. */
export type Memory<T> = {
  get: (key: string) => T | undefined
  set: (key: string, value: T) => unknown
}

/** Characters of a cache that are written at a time. */
const pieceLength = 500_000

/** A value, and for how many builds nobody has asked for it. */
type Entry<T> = [value: T, age: number]

/**
 * Opens the cache in a JSON file, which is read when it is asked for a value; one that is not there,
 * is of another version or cannot be read is empty.
 * @param patience for how many builds a value is kept that nobody asks for
 */
export function openCache<T>(file: string, version: string, patience = 0): Cache<T> {
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
    forget() {
      if (patience) return
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
        else if (age < patience) values.set(key, [value, age + 1])
      }
      await writeFileAtomically(file, toJson(version, values))
      isChanged = false
    },
  }
}

/** The text of a cache in pieces: in one it would take as much memory again as all its values. */
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
