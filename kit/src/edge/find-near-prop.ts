import { distance } from 'fastest-levenshtein'
import { findNearest } from '../problem/find-nearest.ts'
import { findPhrasedProp } from './find-phrased-prop.ts'
import { HTML_ATTRIBUTES } from './html-attributes.ts'

/** Attributes that are meant to be attributes: events, and what client-side libraries read. */
const FAMILY = /^(?:on|aria-|data-|hx-|up-|x-|v-|ng-|ws-|sse-|fx-|phx-|ts-|turbo-)/i

/**
 * Returns the prop that an attribute is a slip of the pen for, or another library's name, or null. Attributes of HTML and of
 * client-side libraries never are.
 */
export function findNearProp(attribute: string, props: readonly string[]): string | null {
  if (!/^[A-Za-z][\w-]*$/.test(attribute) || FAMILY.test(attribute)) return null
  const word = toPlain(attribute)
  const plain = props.map(toPlain)
  if (plain.includes(word)) return props[plain.indexOf(word)]!
  if (HTML_ATTRIBUTES.has(attribute.toLowerCase())) return null
  const meant = findNearest(word, plain)
  if (meant !== null && isSlip(word, meant)) return props[plain.indexOf(meant)]!
  return findPhrasedProp(attribute, props)
}

/** One letter too many, missing, wrong or out of place; two in a long word. */
function isSlip(word: string, meant: string): boolean {
  const steps = distance(word, meant)
  if (steps <= 1 || (steps === 2 && word.length >= 8)) return true
  return steps === 2 && [...word].sort().join() === [...meant].sort().join()
}

function toPlain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '')
}
