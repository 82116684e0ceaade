/** Numbers that a generator chooses by: from a seed, or from a list that is replayed. */
export class Choices {
  /** The numbers that were chosen. Replaying them gives the same result. */
  readonly taken: number[] = []
  readonly #given: readonly number[] | null
  #state: number

  /** @param source a seed, or the numbers to replay; after their end, each is 0 */
  constructor(source: number | readonly number[]) {
    this.#given = typeof source === 'number' ? null : source
    this.#state = typeof source === 'number' ? source : 0
  }

  /** Returns a whole number from 0 to `count` - 1. */
  below(count: number): number {
    if (count < 2) return 0
    const next = this.#given ? (this.#given[this.taken.length] ?? 0) : this.#random()
    const chosen = next % count
    this.taken.push(chosen)
    return chosen
  }

  /** Returns one of the values. The first should be the simplest, for `shrink`. */
  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)]!
  }

  /** Returns true in so many of 100 cases. */
  chance(percent: number): boolean {
    return this.below(100) >= 100 - percent
  }

  /** Returns a list of up to `most` results. */
  list<T>(most: number, create: (index: number) => T): T[] {
    return Array.from({ length: this.below(most + 1) }, (_, index) => create(index))
  }

  /** The mulberry32 generator. */
  #random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/**
 * Returns the shortest list of choices for which `fails` still holds: tries to leave out parts, then
 * to lower single numbers.
 * @param attempts maximum number of calls of `fails`
 */
export async function shrink(
  taken: readonly number[],
  fails: (choices: readonly number[]) => Promise<boolean>,
  attempts: number,
): Promise<readonly number[]> {
  let best = taken
  let left = attempts
  const attempt = async (candidate: number[]) => {
    if (left-- <= 0 || !(await fails(candidate))) return false
    best = candidate
    return true
  }
  for (let before: readonly number[] = []; before !== best;) {
    before = best
    for (let size = best.length >> 1; size > 0; size >>= 1) {
      for (let at = 0; at < best.length;) {
        if (!(await attempt(best.toSpliced(at, size)))) at += size
      }
    }
    for (let at = 0; at < best.length; at++) {
      for (const lower of [0, best[at]! >> 1, best[at]! - 1]) {
        if (lower >= 0 && lower < best[at]! && (await attempt(best.with(at, lower)))) break
      }
    }
  }
  return best
}
