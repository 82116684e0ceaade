import { formatTemplate } from '../format/format-template.ts'
import { toAttributeName } from '../tags/props/prop.ts'
import type { ProblemParts } from '../problem/problem.ts'
import { findNearest, toSuggestion } from '../problem/suggestion.ts'
import type { Component, SubComponent } from '../schema/component.ts'
import {
  type JsonValue,
  type Prop,
  type ScannedAttribute,
  type ScannedTag,
  scanTags,
} from '../tags/index.ts'
import { findWholeMustache } from '../tags/scan/whole-mustache.ts'
import { spliceText } from '../tags/scan/splice-text.ts'
import type { PageExample } from './examples.ts'

/** Maximum number of variants of one example. */
const most = 24

/** A prop that readers can change below a live example. */
export type ExampleControl = {
  /** As written in a tag, `show-value` */
  name: string
  /** Every value in order; `null` omits the attribute */
  values: JsonValue[]
  /** The value in the author's code */
  initial: JsonValue
  /** The value that needs no attribute */
  default: JsonValue
}

/** The tag that the controls of an example change, and the reasons why others are not possible. */
export type Controls = {
  tag: ScannedTag | undefined
  controls: ExampleControl[]
  mistakes: Omit<ProblemParts, 'file' | 'line'>[]
}

/** A library, and the component that a page is about. */
type Place = { namespace: string; components: Component[]; component?: string | null }

/**
 * Returns the controls of a live example: for enums and booleans whose value is literal or omitted
 * in the code. They set props of the first tag of the component that the page is about, and on
 * other pages of the first tag.
 */
export function toControls(
  code: string,
  names: string[],
  { namespace, components, component }: Place,
): Controls {
  const tags = scanTags(code, { namespaces: [namespace] })
  const tag = tags.find(isOf(component)) ?? tags.at(0)
  const entries: (Component | SubComponent)[] = components.flatMap((one) => [
    one,
    ...one.subComponents,
  ])
  const entry = entries.find(({ name }) => name === tag?.component)
  const result: Controls = { tag, controls: [], mistakes: [] }
  if (!names.length) return result
  if (!tag || !entry) {
    const expected = [`a tag \`<x-${namespace}::…>\` in the example`]
    const fix = 'Controls set the props of a tag: write one, or remove `controls=`.'
    return { ...result, mistakes: [{ cannot: 'add controls', value: names.join(), expected, fix }] }
  }
  const listed = entry.props.filter((prop) => listValues(prop))
  for (const [index, name] of names.entries()) {
    const prop = listed.find((candidate) => candidate.name === name)
    const isTwice = names.indexOf(name) < index
    const control = prop && !isTwice ? toControl(prop, code, tag) : null
    if (control) result.controls.push(control)
    else
      result.mistakes.push(toMistake(name, entry, listed, { isTwice, isComputed: Boolean(prop) }))
  }
  const count = result.controls.reduce((product, { values }) => product * values.length, 1)
  if (count > most) {
    result.mistakes.push({
      cannot: 'render every variant of',
      value: names.join(),
      expected: [`at most ${most} variants and not ${count}`],
      fix: 'Remove a prop from `controls=`.',
    })
  }
  return result
}

/**
 * Maximum number of variants of an example whose author names no controls, and of characters in
 * their code together: a long example would make its page heavy.
 */
const mostChosen = 8
const mostCharacters = 4000

/** Whether a tag is one of a component or of a part of it. */
function isOf(component: string | null | undefined): (tag: ScannedTag) => boolean {
  return (tag) =>
    Boolean(component) &&
    (tag.component === component || Boolean(tag.component?.startsWith(`${component}.`)))
}

/**
 * Chooses the controls of an example whose author names none: the enums, then the booleans of the
 * first tag of a component, as long as they have few variants together.
 */
export function chooseControls(
  code: string,
  { namespace, component }: { namespace: string; component: Component },
): string[] {
  const tag = scanTags(code, { namespaces: [namespace] }).find(isOf(component.name))
  const entry = [component, ...component.subComponents].find(({ name }) => name === tag?.component)
  if (!tag || !entry) return []
  const most = Math.min(mostChosen, mostCharacters / code.length)
  const chosen: string[] = []
  let count = 1
  const rank = ({ type }: Prop) => (type.kind === 'enum' ? 0 : 1)
  for (const prop of entry.props.toSorted((a, b) => rank(a) - rank(b))) {
    const values = prop.deprecated ? null : listValues(prop)
    const more = count * (values?.length ?? 0)
    if (!more || more > most || !toControl(prop, code, tag)) continue
    chosen.push(prop.name)
    count = more
  }
  return chosen
}

/** Lists every value of a prop, or returns null if they cannot be listed. */
function listValues({ type, required, default: otherwise }: Prop): JsonValue[] | null {
  if (type.kind === 'boolean') return [false, true]
  if (type.kind !== 'enum' || !type.values) return null
  return required || otherwise !== undefined ? type.values : [null, ...type.values]
}

/** Returns null if the code computes the value. */
function toControl(prop: Prop, code: string, tag: ScannedTag): ExampleControl | null {
  const values = listValues(prop)!
  const fallback = prop.default ?? (prop.type.kind === 'boolean' ? false : null)
  const name = toAttributeName(prop.name)
  const attribute = tag.attributes.find(({ key }) => [name, prop.name].includes(key))
  const written = attribute ? toText(attribute, code) : String(fallback)
  const initial = values.find((value) => String(value) === written)
  return initial === undefined ? null : { name, values, initial, default: fallback }
}

function toText(attribute: ScannedAttribute, code: string): string {
  const { name, value, valueFrom, valueTo } = attribute
  if (value !== null) return String(value)
  // An attribute without a value, such as `:tone`, is that of a variable.
  if (valueFrom === null) return name
  const { from, to } = findWholeMustache(code, attribute) ?? { from: valueFrom, to: valueTo! }
  return code
    .slice(from, to)
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
}

function toMistake(
  name: string,
  { tag, props }: Component | SubComponent,
  listed: Prop[],
  { isTwice, isComputed }: { isTwice: boolean; isComputed: boolean },
): Controls['mistakes'][number] {
  const cannot = `add a control to <${tag}> for`
  if (isTwice) {
    return { cannot, value: name, expected: ['each prop once'], fix: 'Remove one of them.' }
  }
  if (isComputed) {
    const expected = ['a literal value in the tag, or no value']
    return { cannot, value: name, expected, fix: 'Write one of the values of the prop.' }
  }
  const names = listed.map((prop) => prop.name)
  const nearest = findNearest(name, names)
  const isKnown = props.some((prop) => prop.name === name)
  return {
    cannot,
    value: name,
    expected: names.length ? names : ['no control: the component has no enum or boolean prop'],
    fix: isKnown
      ? 'Only enum and boolean props can have controls.'
      : nearest
        ? toSuggestion(`\`${nearest}\``)
        : 'Name props of this tag.',
  }
}

/**
 * Returns the controls of a live example, and its code for every variant. A variant is a
 * combination of their values; those of the last control change first.
 */
export function toVariants(
  {
    code,
    controls: names,
    component = null,
  }: Pick<PageExample, 'code' | 'controls'> & Partial<Pick<PageExample, 'component'>>,
  library: Omit<Place, 'component'>,
): { controls: ExampleControl[]; codes: string[] } {
  const { tag, controls } = toControls(code, names, { ...library, component })
  if (!tag || !controls.length) return { controls: [], codes: [] }
  const variants = controls.reduce<JsonValue[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  )
  return {
    controls,
    codes: variants.map((values) =>
      isWritten(controls, values)
        ? code
        : formatTemplate(toCode(code, tag, controls, values), { namespaces: [library.namespace] }),
    ),
  }
}

function isWritten(controls: ExampleControl[], values: JsonValue[]): boolean {
  return controls.every(({ initial }, index) => values[index] === initial)
}

/**
 * Puts the controlled attributes first in the tag, each on a line of its own if the first attribute
 * has one, and omits those with a default value.
 */
function toCode(
  code: string,
  { name, from, to, kind, attributes }: NonNullable<Controls['tag']>,
  controls: ExampleControl[],
  values: JsonValue[],
): string {
  const start = from + `<x-${name}`.length
  const gap = attributes.length ? code.slice(start, attributes[0]!.from) : ' '
  const written = controls.flatMap((control, index) => toAttribute(control, values[index]!) ?? [])
  const isControlled = (key: string) =>
    controls.some((control) => control.name === toAttributeName(key))
  const removed = attributes.filter(({ key }) => isControlled(key))
  if (removed.length === attributes.length && !written.length)
    return spliceText(code, [{ from: start, to, text: kind === 'self' ? ' />' : '>' }])
  return spliceText(code, [
    { from: start, to: start, text: written.map((attribute) => gap + attribute).join('') },
    ...removed.map((attribute) => ({
      from: attribute.from - /\s*$/.exec(code.slice(0, attribute.from))![0].length,
      to: attribute.to,
      text: '',
    })),
  ])
}

function toAttribute(
  { name, default: otherwise }: ExampleControl,
  value: JsonValue,
): string | null {
  if (value === otherwise || value === null) return null
  if (value === true) return name
  if (typeof value !== 'string') return `:${name}="${value}"`
  return `${name}="${value.replaceAll('"', '&quot;')}"`
}
