import { toAttributeName, toPropName } from '../tags/props/prop.ts'
import { toSuggestion } from '../problem/suggestion.ts'
import { suggest } from '../suggest/suggest.ts'
import type { Entry } from '../schema/component.ts'
import type { Prop } from '../tags/index.ts'
import { coerceProp, toAccepted, toRefusal } from '../tags/props/resolve-props.ts'
import { toCurrentValue, toDeprecationText } from '../tags/props/deprecation.ts'
import {
  findNearProp,
  HTML_ATTRIBUTES,
  isCustomAttribute,
  OWN_ATTRIBUTE,
} from '../tags/props/near-prop.ts'
import { EXPECTED_URL, isScriptAttribute } from '../tags/runtime/url-attributes.ts'
import type { CheckedLibrary } from './checked-library.ts'
import { findSafeName } from './safe-name.ts'
import type { Given, Use } from './tag-use.ts'
import type { Edit, Report } from './template-problem.ts'

/** Checks the attributes of one use of a component. */
export function checkUse(use: Use, entry: Entry, library: CheckedLibrary, report: Report): void {
  // It may read props that are not written in its template.
  if (entry.source?.inferred) return
  const { label, form, given, isOpen } = use
  const byName = new Map<string, Given>()
  const renamed = new Set<string>()
  // If two attributes mean the same prop, only the first may be renamed to it.
  const reportGiven: Report = (rule, place, { fix, ...found }) => {
    const isFree = fix?.every(({ text }) => !renamed.has(text))
    report(rule, place, { ...found, ...(isFree && { fix }) })
    fix?.forEach(({ text }) => renamed.add(text))
  }
  for (const one of given) {
    const name = toPropName(one.key)
    byName.set(name, one)
    checkGiven(one, use, entry, library, reportGiven)
    checkFormerValue(one, use, entry, report)
  }
  if (isOpen) return
  for (const prop of entry.props) {
    const { name, required, type } = prop
    const one = byName.get(name)
    // Null counts as not passed.
    if (!required || (one && !listValues(one, prop).includes(null))) continue
    if (entry.props.some((old) => old.deprecated?.replacement === name && byName.has(old.name))) {
      continue
    }
    const written = form === 'tag' ? toAttributeName(name) : name
    const near = given.find((other) => other !== one && findNearProp(other.key, [name]) !== null)
    report('missing-prop', use, {
      message: `Missing required prop "${name}" of ${label}`,
      suggestion: near
        ? `There is "${near.key}". ${toSuggestion(`"${written}"`)}`
        : one
          ? `It can be \`null\`, which counts as missing. Expected a value of type ${type.text}.`
          : `Add \`${written}\`, of type ${type.text}.`,
    })
  }
}

/** Checks one attribute of a use: its name, its value, and whether it is deprecated. */
function checkGiven(
  given: Given,
  use: Use,
  entry: Entry,
  library: CheckedLibrary,
  report: Report,
): void {
  const prop = entry.props.find(
    ({ name }) => name === given.key || toAttributeName(name) === given.key,
  )
  if (!prop) checkAttribute(given, use, entry, library, report)
  else {
    checkDeprecated(given, prop, use, entry, report)
    checkValue(given, prop, entry, library, report)
  }
  checkUrl(given, prop ? `prop "${prop.name}"` : `attribute "${given.key}"`, report)
}

/** Reports a URL that would run a script, which is invalid for props and attributes. */
function checkUrl({ key, values, start, from, to }: Given, label: string, report: Report): void {
  const urls = [...values, start].filter((value) => typeof value === 'string')
  if (!urls.some((url) => isScriptAttribute(key, url))) return
  const message = `Invalid value for ${label}`
  report('invalid-value', { from, to }, { message, suggestion: `${EXPECTED_URL}.` })
}

function checkAttribute(
  given: Given,
  use: Use,
  entry: Entry,
  library: CheckedLibrary,
  report: Report,
): void {
  const { key } = given
  if (entry.internalAttributes?.includes(key)) return
  const names = entry.props.map(({ name }) => name)
  const near = findNearProp(key, names)
  const isCustom = near === null && isCustomAttribute(key)
  if (near === null && isPassedOn(key, entry, library) && !isCustom) return
  const { catalog } = library
  const said =
    near === null ? suggest(catalog, { kind: 'prop', of: entry.name, written: key }) : null
  // The name of a prop, of another component or library.
  const isMeant = said !== null || library.props.has(toPropName(key))
  const toWritten = (name: string) => (use.form === 'tag' ? toAttributeName(name) : name)
  const becomes = entry.attributes.passThrough ? 'becomes an HTML attribute' : 'has no effect'
  const listed = names.map(toWritten).join(', ')
  const safe = near === null ? null : findSafeName(key, names)
  const meant = entry.props.find(({ name }) => name === safe)
  report(
    'unknown-prop',
    { from: given.nameFrom, to: given.nameTo },
    {
      message: `Unknown prop "${key}" of ${use.label} ${becomes}`,
      suggestion: near
        ? toSuggestion(`"${toWritten(near)}"`)
        : (said ?? `${listed ? `Its props are ${listed}` : 'It has no props'}. ${OWN_ATTRIBUTE}`),
      // It is rendered, and may be read by a script of the application.
      ...(isCustom && !isMeant && entry.attributes.passThrough && { severity: 'warning' as const }),
      ...(meant && takesValue(given, meant) && toRename(given, use, meant.name)),
    },
  )
}

function checkDeprecated(given: Given, prop: Prop, use: Use, entry: Entry, report: Report): void {
  if (!prop.deprecated) return
  const { replacement } = prop.deprecated
  const successor = entry.props.find(({ name }) => name === replacement)
  const isBoth = use.given.some(({ key }) => toPropName(key) === successor?.name)
  report(
    'deprecated',
    { from: given.nameFrom, to: given.nameTo },
    {
      message: `Deprecated prop "${prop.name}" of ${use.label}`,
      suggestion: isBoth
        ? `Delete it: "${successor!.name}" is there too, and counts.`
        : toDeprecationText(prop.deprecated),
      ...(successor && takesValue(given, successor) && toRename(given, use, successor.name)),
    },
  )
}

/** Reports values that another value replaces, and changes the one that is written as a text. */
function checkFormerValue(
  { key, values, from, to, text }: Given,
  use: Use,
  entry: Entry,
  report: Report,
): void {
  const prop = entry.props.find(({ name }) => name === toPropName(key))
  for (const value of values) {
    const current = prop && toCurrentValue(prop, value)
    if (current === value || typeof current !== 'string') continue
    const isWritten = text !== undefined && text.to - text.from === String(value).length
    report(
      'deprecated',
      { from, to },
      {
        message: `Deprecated value ${JSON.stringify(value)} for prop "${prop!.name}" of ${use.label}`,
        suggestion: `Use ${JSON.stringify(current)}.`,
        ...(isWritten && { fix: [{ ...text, text: current }] }),
      },
    )
  }
}

/** Whether a prop accepts the values of another attribute, as far as they are literals. */
function takesValue(given: Given, prop: Prop): boolean {
  const values = listValues(given, prop)
  return values.every((value) => isNothing(value) || coerceProp(prop, value) !== undefined)
}

/** Lists the values that a prop is given: of double braces, it may be the text. */
function listValues({ values, inBraces }: Given, prop: Prop): unknown[] {
  return inBraces ? values.map((value) => toAccepted(prop, value)) : values
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined
}

function checkValue(
  given: Given,
  prop: Prop,
  { name: of }: Entry,
  { catalog }: CheckedLibrary,
  report: Report,
): void {
  const { from, to } = given
  for (const value of listValues(given, prop)) {
    if (isNothing(value)) continue
    if (coerceProp(prop, value) !== undefined) continue
    const { fact, expected, meant } = toRefusal(prop, value)
    const asked = { kind: 'value', of, prop: prop.name, written: String(value) } as const
    const hint = meant === null ? suggest(catalog, asked) : toSuggestion(`"${meant}"`)
    report(
      'invalid-value',
      { from, to },
      { message: fact, suggestion: `${expected}.${hint ? ` ${hint}` : ''}` },
    )
    return
  }
}

/**
 * Returns the edit that renames an attribute to a prop. Returns none if the prop is already passed,
 * or if the name is also that of a variable.
 */
function toRename(
  { nameFrom, nameTo, isShorthand }: Given,
  { form, given, isOpen }: Use,
  prop: string,
): { fix?: Edit[] } {
  const written = toAttributeName(prop)
  const isGiven = given.some(({ key }) => key === prop || key === written)
  if (isShorthand || isOpen || isGiven) return {}
  return { fix: [{ from: nameFrom, to: nameTo, text: form === 'tag' ? written : prop }] }
}

/** The attributes of elements to which components add attributes; `*` has those of all elements. */
export const ELEMENT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = toLists({
  a: 'download href hreflang interestfor ping referrerpolicy rel target type',
  button: `command commandfor disabled form formaction formenctype formmethod formnovalidate
    formtarget interestfor name popovertarget popovertargetaction type value`,
  details: 'name open',
  dialog: 'closedby open',
  fieldset: 'disabled form name',
  form: 'accept-charset action autocomplete enctype method name novalidate rel target',
  img: `alt crossorigin decoding fetchpriority height ismap loading referrerpolicy sizes src srcset
    usemap width`,
  input: `accept alpha alt autocomplete capture checked colorspace dirname disabled form formaction
    formenctype formmethod formnovalidate formtarget height list max maxlength min minlength multiple
    name pattern placeholder popovertarget popovertargetaction readonly required size src step type
    value webkitdirectory width`,
  label: 'for',
  li: 'value',
  meter: 'high low max min optimum value',
  ol: 'reversed start type',
  progress: 'max value',
  select: 'autocomplete disabled form multiple name required size',
  summary: '',
  textarea: `autocomplete cols dirname disabled form maxlength minlength name placeholder readonly
    required rows wrap`,
  th: 'abbr colspan headers rowspan scope',
  '*': `accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable
    elementtiming enterkeyhint exportparts headingoffset headingreset hidden id inert inputmode is
    itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style
    tabindex title translate virtualkeyboardpolicy writingsuggestions`,
})

function toLists(texts: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(texts).map(([element, text]) => [element, text.split(/\s+/).filter(Boolean)]),
  )
}

/** Event handlers, and attributes that client-side libraries read. */
const FAMILY = /^(?:data-|aria-|on[a-z]|[a-z]+:|x-|hx-|up-|v-|ng-|[@:#._[*(])/
/** Attributes of every element, and those of buttons that any element may have. */
const EVERYWHERE = new Set([...ELEMENT_ATTRIBUTES['*']!, 'command', 'commandfor'])

/**
 * Whether an attribute that is not a prop has a meaning in HTML: for every element, for the one
 * that receives it, or for a client-side library. An attribute of any other element counts too,
 * unless another component has a prop with that name.
 */
function isPassedOn(key: string, entry: Entry, { props }: CheckedLibrary): boolean {
  const { passThrough, to } = entry.attributes
  if (!passThrough) return false
  if (FAMILY.test(key) || EVERYWHERE.has(key.toLowerCase())) return true
  if (props.has(toPropName(key))) return isOfReceiver(key, to ?? '')
  // A hyphen makes it a custom attribute, as in the names of custom elements.
  return HTML_ATTRIBUTES.has(key.toLowerCase()) || /[a-z]-[a-z\d]/.test(key)
}

/** Whether the receiving element has this attribute, if the facts name the element. */
function isOfReceiver(key: string, to: string): boolean {
  const elements = [...to.matchAll(/`<([a-z][a-z0-9]*)>`/g)]
  return elements.some(
    ([, element]) =>
      Object.hasOwn(ELEMENT_ATTRIBUTES, element!) && ELEMENT_ATTRIBUTES[element!]!.includes(key),
  )
}
