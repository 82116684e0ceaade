import type { Choices } from './choices.ts'
import type { Kind } from './kinds.ts'

/** A way to write something. Those with a kind are only used where it is wanted. */
export type Way<T> = readonly [kind: Kind | null, write: T]

/** The variables that an expression may use. */
export type Scope = readonly string[]

/** Writes templates by choices, of the wanted kinds only. */
export class Writer {
  readonly choices: Choices
  readonly #kinds: ReadonlySet<Kind>

  constructor(choices: Choices, kinds: ReadonlySet<Kind>) {
    this.choices = choices
    this.#kinds = kinds
  }

  has(kind: Kind | null): boolean {
    return kind === null || this.#kinds.has(kind)
  }

  /** Returns one of the ways of the wanted kinds: first a kind, so that none has more chances. */
  way<T>(ways: readonly Way<T>[]): T {
    const wanted = Map.groupBy(
      ways.filter(([kind]) => this.has(kind)),
      ([kind]) => kind,
    )
    const kind = this.choices.pick([...wanted.keys()])
    return this.choices.pick(wanted.get(kind)!)[1]
  }

  /** Returns one of the variables. */
  name(scope: Scope): string {
    return scope.length ? this.choices.pick(scope) : "'none'"
  }
}
