import type { ScannedAttribute } from './attributes.ts'
import { findMustacheEnd } from '../../template/edge-syntax.ts'

/** Attributes of client-side libraries, which read a text or code: `x-show`, `hx-boost`, `@click`. */
const CLIENT = /^(?:x|hx|up|v|ng|ws|sse|fx|phx|ts|turbo)-|[^\w-]/i

/**
 * Returns the offsets of the expression if the value of an attribute is one mustache and nothing
 * else: `disabled="{{ isBusy }}"`. Returns null for any other value, and for an attribute of a
 * client-side library, whose value is always a text.
 */
export function findWholeMustache(
  text: string,
  { key, bound, spread, value, valueFrom, valueTo }: ScannedAttribute,
): { from: number; to: number } | null {
  if (bound || spread || value !== null || CLIENT.test(key)) return null
  const start = skipComments(text, valueFrom!)
  if (!text.startsWith('{{', start)) return null
  const end = findMustacheEnd(text, start)
  if (skipComments(text, end) !== valueTo) return null
  const braces = text.startsWith('{{{', start) ? 3 : 2
  return { from: start + braces, to: end - braces }
}

function skipComments(text: string, from: number): number {
  let at = from
  while (text.startsWith('{{--', at)) at = findMustacheEnd(text, at)
  return at
}
