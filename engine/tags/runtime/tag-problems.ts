import { BoundedMap } from './bounded-map.ts'
import type { CompiledComponent } from './compiled-component.ts'
import { toCurrentValue, toDeprecationText } from '../props/deprecation.ts'
import { findNearest, toSuggestion, type Explain } from '../../problem/suggestion.ts'
import { toVisible } from '../../problem/visible.ts'
import { findNearProp, isCustomAttribute, OWN_ATTRIBUTE } from '../props/near-prop.ts'
import { propsByAttribute } from '../props/resolve-props.ts'
import { describeUndefined, toBooleanLabel } from '../props/undefined-variable.ts'
import type { WrittenValues } from '../compile/written-values.ts'

/** For each component, the prop that an attribute was probably meant to be. */
const meant = new WeakMap<CompiledComponent, BoundedMap<string, string | null>>()

/**
 * Lists warnings for the author of a tag: deprecated components, props and values, attributes that
 * look like misspelt props, and filled slots that are not shown.
 */
export function listTagProblems(
  component: CompiledComponent,
  tag: string,
  passed: Record<string, unknown>,
  { filename, line }: { filename: string; line: number },
  filled: readonly string[] = [],
  explain: Explain = () => null,
): string[] {
  const { declarations, deprecated } = component
  const of = String(component.name)
  const where = `in \`${filename}:${line}\``
  const problems: string[] = []
  if (deprecated !== undefined) {
    problems.push(toSentence(`Deprecated component ${tag} ${where}`, deprecated))
  }
  const declared = propsByAttribute(declarations)
  for (const [key, value] of Object.entries(passed)) {
    if (value === undefined || value === null) continue
    const prop = declared.get(key)
    if (prop?.deprecated) {
      const advice = toDeprecationText(prop.deprecated)
      problems.push(toSentence(`Deprecated prop "${prop.name}" of ${tag} ${where}`, advice))
    }
    const current = prop && toCurrentValue(prop, value)
    if (prop && current !== value) {
      const fact = `Deprecated value ${JSON.stringify(value)} for prop "${prop.name}" of ${tag} ${where}`
      problems.push(`${fact}. Use ${JSON.stringify(current)}.`)
    }
    if (prop) continue
    const near = toMeant(component, key)
    if (near === null && !isCustomAttribute(key)) continue
    const fact = `Unknown prop "${key}" of ${tag} ${where} becomes an HTML attribute`
    const said = explain({ kind: 'prop', of, written: key })
    const advice = near === null ? (said ?? OWN_ATTRIBUTE) : toSuggestion(`"${near}"`)
    problems.push(`${fact}. ${advice}`)
  }
  for (const slot of filled) {
    if (!component.slots || component.slots.includes(slot)) continue
    const fact = `Unknown slot "${slot}" of ${tag} ${where} is not shown`
    const said = findNearest(slot, component.slots)
      ? null
      : explain({ kind: 'slot', of, written: slot })
    problems.push(`${fact}. ${said ?? toSlotAdvice(slot, component.slots)}`)
  }
  return problems
}

/**
 * Lists warnings for props and attributes that are true or false, and whose variable is undefined.
 * @param tag the tag, and where it is
 * @param isOptional whether a variable may be undefined
 */
export function listUndefined(
  { declarations }: Pick<CompiledComponent, 'declarations'>,
  passed: Record<string, unknown>,
  written: WrittenValues,
  { tag, isOptional }: { tag: string; isOptional: (variable: string) => boolean },
): string[] {
  const declared = propsByAttribute(declarations)
  return Object.entries(written).flatMap(([attribute, { variable }]) => {
    if (variable === null || passed[attribute] !== undefined || isOptional(variable)) return []
    const label = toBooleanLabel(attribute, declared.get(attribute))
    if (label === null) return []
    const advice = `Correct its name, or write \`${variable} ?? false\` if it may be undefined.`
    return [`${describeUndefined(variable, label, tag)}. ${advice}`]
  })
}

function toSlotAdvice(slot: string, slots: readonly string[]): string {
  if (slots.length === 0) return 'It has no slots.'
  const near = findNearest(slot, slots)
  return near === null ? `Its slots are ${slots.join(', ')}.` : toSuggestion(`"${near}"`)
}

function toMeant(component: CompiledComponent, key: string): string | null {
  let known = meant.get(component)
  if (!known) meant.set(component, (known = new BoundedMap(500)))
  let near = known.get(key)
  if (near === undefined) {
    const names = component.declarations.map((declaration) => declaration.name)
    known.set(key, (near = findNearProp(key, names)))
  }
  return near
}

function toSentence(fact: string, advice: string): string {
  return advice === '' ? `${fact}.` : `${fact}. ${advice}`
}

/** Maximum number of messages to remember. After that, no more are sent. */
const LIMIT = 1000

/** Sends each distinct message once. */
export type Notify = (warn: (message: string) => void, messages: string[]) => void

/** Returns a function that sends each distinct message once. */
export function createNotifier(): Notify {
  const sent = new Set<string>()
  return (warn, messages) => {
    for (const message of messages) {
      if (sent.has(message) || sent.size >= LIMIT) continue
      sent.add(message)
      warn(toVisible(message))
    }
  }
}
