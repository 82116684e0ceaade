interface Entry<V> {
  value: V
  size: number
}

/**
 * A map of bounded size, which drops what was not used for the longest time. It fills one half, then
 * moves on to the other half: what was not used meanwhile is dropped at once.
 */
export class BoundedCache<K, V> {
  readonly #half: number
  #recent = new Map<K, Entry<V>>()
  #earlier = new Map<K, Entry<V>>()
  #recentSize = 0
  #earlierSize = 0

  /** @param limit the maximum size of all entries together, in bytes */
  constructor(limit: number) {
    this.#half = limit / 2
  }

  /** The size of all entries, in bytes. */
  get size(): number {
    return this.#recentSize + this.#earlierSize
  }

  get(key: K): V | undefined {
    const recent = this.#recent.get(key)
    if (recent !== undefined) return recent.value
    const earlier = this.#earlier.get(key)
    if (earlier === undefined) return undefined
    this.set(key, earlier.value, earlier.size)
    return earlier.value
  }

  /** Stores a value. Its size with its key is given in bytes; a larger one is not stored. */
  set(key: K, value: V, size: number): void {
    if (size > this.#half) return
    const before = this.#recent.get(key)?.size ?? 0
    if (this.#recentSize - before + size > this.#half) {
      this.#earlier = this.#recent
      this.#earlierSize = this.#recentSize
      this.#recent = new Map()
      this.#recentSize = 0
    } else this.#recentSize -= before
    this.#recent.set(key, { value, size })
    this.#recentSize += size
  }

  clear(): void {
    this.#recent.clear()
    this.#earlier.clear()
    this.#recentSize = 0
    this.#earlierSize = 0
  }
}
