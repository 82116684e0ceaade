import { describeProp } from './describe-prop.ts'
import { findNearest } from '../problem/find-nearest.ts'
import type { Prop } from './prop.ts'

/** Why a prop does not take a value. */
export interface Refusal {
  /** `Invalid value "x" for prop "size"` */
  fact: string
  /** `Expected one of "sm", "md"` */
  expected: string
  /** The value that was most likely meant, or null. */
  meant: string | null
}

/** Says why a prop does not take a value, in the words of the page and of checks alike. */
export function toRefusal({ name, type }: Pick<Prop, 'name' | 'type'>, value: unknown): Refusal {
  const names = type.values?.filter((item) => typeof item === 'string') ?? []
  return {
    fact: `Invalid value ${describeValue(value)} for prop "${name}"`,
    expected: `Expected ${describeProp(type)}`,
    meant: typeof value === 'string' ? findNearest(value, names) : null,
  }
}

function describeValue(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value)
  }
  if (Array.isArray(value)) return 'array'
  return typeof value === 'object' || typeof value === 'function' ? typeof value : String(value)
}
