import { edgeGlobals } from 'edge.js'

const SafeValue = edgeGlobals.html.safe('').constructor as new (value: string) => { value: string }

/** Whether Edge prints a value without escaping, as it does with the result of `html.safe()`. */
export function isSafeValue(value: unknown): value is { value: string } {
  return value instanceof SafeValue
}
