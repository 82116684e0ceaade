/** A map of bounded size that forgets its oldest entries. */
export class Store<K, V> {
  readonly #entries = new Map<K, V>()
  readonly #sizes = new Map<K, number>()
  readonly #limit: number
  #size = 0

  /** @param limit the maximum size of all entries together, in characters */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** The size of all entries, in characters. */
  get size(): number {
    return this.#size
  }

  get(key: K): V | undefined {
    return this.#entries.get(key)
  }

  /** Stores a value. Its size with its key is given in characters. */
  set(key: K, value: V, size: number): void {
    this.#delete(key)
    this.#entries.set(key, value)
    this.#sizes.set(key, size)
    this.#size += size
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) break
      this.#delete(oldest)
    }
  }

  #delete(key: K): void {
    this.#size -= this.#sizes.get(key) ?? 0
    this.#sizes.delete(key)
    this.#entries.delete(key)
  }
}
