import { edgeGlobals } from 'edge.js'

const SafeValue = edgeGlobals.html.safe('').constructor as new (value: string) => { value: string }

/** Tells whether a value is markup that Edge prints without escaping, as `html.safe()` gives. */
export function isSafeValue(value: unknown): value is { value: string } {
  return value instanceof SafeValue
}
