/** A map that clears itself when it would exceed its limit. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #limit: number

  constructor(limit: number) {
    super()
    this.#limit = limit
  }

  override set(key: K, value: V): this {
    if (this.size >= this.#limit) this.clear()
    return super.set(key, value)
  }
}
