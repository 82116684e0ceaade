import type { Entry } from '../schema/component.ts'
import type { Report } from './template-problem.ts'
import { checkGiven } from './check-given.ts'
import type { CheckedLibrary } from './checked-library.ts'
import type { Given, Use } from './tag-use.ts'
import { toAttributeName } from '../files/editors/attributes.ts'
import { findNearProp } from '../tags/props/near-prop.ts'
import { toSuggestion } from '../problem/suggestion.ts'

/** Reports what is wrong with what one use of a component is given. */
export function checkUse(use: Use, entry: Entry, library: CheckedLibrary, report: Report): void {
  const { label, form, given, isOpen } = use
  const byName = new Map<string, Given>()
  const renamed = new Set<string>()
  // Two attributes that are meant to be one prop: only the first may get its name.
  const reportGiven: Report = (rule, place, { fix, ...found }) => {
    const isFree = fix?.every(({ text }) => !renamed.has(text))
    report(rule, place, { ...found, ...(isFree && { fix }) })
    fix?.forEach(({ text }) => renamed.add(text))
  }
  for (const one of given) {
    const name = toPropName(one.key)
    byName.set(name, one)
    checkGiven(one, use, entry, library, reportGiven)
  }
  if (isOpen) return
  for (const { name, required, type } of entry.props) {
    const one = byName.get(name)
    // Null is no value.
    if (!required || (one && !one.values.some((value) => value === null))) continue
    const near = given.find(({ key }) => findNearProp(key, [name]) !== null)?.key
    const written = form === 'tag' ? toAttributeName(name) : name
    report('missing-prop', use, {
      message: `Missing required prop "${name}" of ${label}`,
      suggestion:
        near === undefined
          ? `Add \`${written}\`, of type ${type.text}.`
          : `There is "${near}". ${toSuggestion(`"${written}"`)}`,
    })
  }
}

/** The prop that an attribute of this name sets, if there is one: `close-label` is `closeLabel`. */
export function toPropName(key: string): string {
  return key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
