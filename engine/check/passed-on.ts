import type { Entry } from '../schema/component.ts'
import { HTML_ATTRIBUTES } from '../tags/props/near-prop.ts'
import type { CheckedLibrary } from './checked-library.ts'

/** The attributes of the elements that components hand attributes to, without those of every element. */
export const ELEMENT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = toLists({
  a: 'download href hreflang ping referrerpolicy rel target type',
  button: `command commandfor disabled form formaction formenctype formmethod formnovalidate
    formtarget name popovertarget popovertargetaction type value`,
  form: 'accept-charset action autocomplete enctype method name novalidate target',
  img: `alt crossorigin decoding fetchpriority height ismap loading referrerpolicy sizes src srcset
    usemap width`,
  input: `accept alpha alt autocomplete checked colorspace dirname disabled form formaction
    formenctype formmethod formnovalidate formtarget height list max maxlength min minlength multiple
    name pattern placeholder popovertarget popovertargetaction readonly required size src step type
    value width`,
  label: 'for',
  progress: 'max value',
  select: 'autocomplete disabled form multiple name required size',
  textarea: `autocomplete cols dirname disabled form maxlength minlength name placeholder readonly
    required rows wrap`,
  th: 'abbr colspan headers rowspan scope',
  '*': `accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable
    enterkeyhint exportparts hidden id inert inputmode is itemid itemprop itemref itemscope itemtype
    lang nonce part popover role slot spellcheck style tabindex title translate writingsuggestions`,
})

function toLists(texts: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(texts).map(([element, text]) => [element, text.split(/\s+/)]),
  )
}

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
