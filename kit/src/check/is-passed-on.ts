import type { Entry } from '../schema/component.ts'
import { HTML_ATTRIBUTES } from '../edge/html-attributes.ts'
import { ELEMENT_ATTRIBUTES } from './element-attributes.ts'
import type { CheckedLibrary } from './to-checked-library.ts'

/** Attributes that client-side libraries read, and handlers of events. */
const FAMILY = /^(?:data-|aria-|on[a-z]|[a-z]+:|x-|hx-|up-|v-|ng-|[@:#._[*(])/
/** Attributes of every element, and those of a button that any may get. */
const EVERYWHERE = new Set([...ELEMENT_ATTRIBUTES['*']!, 'command', 'commandfor'])

/**
 * Whether an attribute that is no prop of its component has a meaning in HTML: for every element or
 * the one that gets it, for a client-side library, or, unless another component has a prop of that
 * name, for some element.
 */
export function isPassedOn(key: string, entry: Entry, { props }: CheckedLibrary): boolean {
  const { passThrough, to } = entry.attributes
  if (!passThrough) return false
  if (FAMILY.test(key) || EVERYWHERE.has(key.toLowerCase())) return true
  const prop = key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  if (props.has(prop)) return isOfReceiver(key, to ?? '')
  // A hyphen makes it an attribute of somebody's own, as in the name of an element.
  return HTML_ATTRIBUTES.has(key.toLowerCase()) || /[a-z]-[a-z]/.test(key)
}

/** Whether the element that gets the attributes has this one, if the facts name the element. */
function isOfReceiver(key: string, to: string): boolean {
  const elements = [...to.matchAll(/`<([a-z][a-z0-9]*)>`/g)]
  return elements.some(
    ([, element]) =>
      Object.hasOwn(ELEMENT_ATTRIBUTES, element!) && ELEMENT_ATTRIBUTES[element!]!.includes(key),
  )
}
