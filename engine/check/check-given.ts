import type { Entry } from '../schema/component.ts'
import type { Prop } from '../tags/index.ts'
import { coerceProp } from '../tags/props/coerce-prop.ts'
import { findNearProp } from '../tags/props/near-prop.ts'
import { EXPECTED_URL, isScriptAttribute } from '../tags/runtime/url-attributes.ts'
import { toRefusal } from '../tags/props/resolve-props.ts'
import { toAttributeName } from '../files/editors/attributes.ts'
import { findSafeName } from './safe-name.ts'
import type { Report, Edit } from './template-problem.ts'
import { isPassedOn } from './passed-on.ts'
import type { CheckedLibrary } from './checked-library.ts'
import type { Given, Use } from './tag-use.ts'
import { toDeprecationText } from '../tags/props/deprecation.ts'
import { toSuggestion } from '../problem/suggestion.ts'

/** Reports what is wrong with one attribute of a use: its name, its value, its age. */
export function checkGiven(
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
    checkValue(given, prop, report)
  }
  checkUrl(given, prop ? `prop "${prop.name}"` : `attribute "${given.key}"`, report)
}

/** Reports a URL that would run a script, which neither a prop nor an attribute takes. */
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
  const names = entry.props.map(({ name }) => name)
  const near = findNearProp(key, names)
  if (near === null && isPassedOn(key, entry, library)) return
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
        : `${listed ? `Its props are ${listed}` : 'It has no props'}. An attribute of your own is named data-….`,
      ...(meant && takesValue(given, meant) && toRename(given, use, meant.name)),
    },
  )
}

function checkDeprecated(given: Given, prop: Prop, use: Use, entry: Entry, report: Report): void {
  if (!prop.deprecated) return
  const { replacement } = prop.deprecated
  const successor = entry.props.find(({ name }) => name === replacement)
  report(
    'deprecated',
    { from: given.nameFrom, to: given.nameTo },
    {
      message: `Deprecated prop "${prop.name}" of ${use.label}`,
      suggestion: toDeprecationText(prop.deprecated),
      ...(successor && takesValue(given, successor) && toRename(given, use, successor.name)),
    },
  )
}

/** Whether a prop takes what an attribute of another name is given, as far as that is written out. */
function takesValue({ values }: Given, prop: Prop): boolean {
  return values.every((value) => isNothing(value) || coerceProp(prop, value) !== undefined)
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined
}

function checkValue({ values, from, to }: Given, prop: Prop, report: Report): void {
  for (const value of values) {
    if (isNothing(value)) continue
    if (coerceProp(prop, value) !== undefined) continue
    const { fact, expected, meant } = toRefusal(prop, value)
    const hint = meant === null ? '' : ` ${toSuggestion(`"${meant}"`)}`
    report('invalid-value', { from, to }, { message: fact, suggestion: `${expected}.${hint}` })
    return
  }
}

/**
 * The edit that gives an attribute the name of a prop; none where the prop is given already, or
 * where the name also is that of a variable.
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
