import type { CheckedCatalog } from '@kit-edge/engine/check/checked-library.ts'
import { toWrittenAttribute } from '@kit-edge/engine/files/editors/attributes.ts'
import { toAttributeName } from '@kit-edge/engine/tags/props/prop.ts'
import type { Entry } from '@kit-edge/engine/schema/component.ts'
import type { Prop } from '@kit-edge/engine/tags'

/** Something that fits at a position of a template. */
export type Suggestion = {
  label: string
  detail: string
  info: string
  apply?: string
  /** Places one of several that fit equally well before those with a lower number */
  boost?: number
}

/** Suggestions for the text from an offset to the cursor. */
export type Suggestions = { from: number; options: Suggestion[] }

/** Documentation of the text between two offsets. */
export type Documentation = { from: number; to: number; title: string; text: string }

/** A tag that is open at a position: its name, and where its attributes start. */
type OpenTag = { name: string; from: number }

/** Finds the tags, props or values of the library that fit at an offset. Returns null for none. */
export function findSuggestions(
  text: string,
  offset: number,
  catalog: CheckedCatalog,
): Suggestions | null {
  const before = text.slice(0, offset)
  const [name] = /(?<=<\/?)[\w:.-]*$/.exec(before) ?? []
  if (name !== undefined) return { from: offset - name.length, options: listTags(catalog) }
  const tag = findOpenTag(before)
  const entry = tag && findEntry(catalog, tag.name)
  if (!tag || !entry) return null
  const attributes = before.slice(tag.from)
  const [, attribute, typed] = /\s([\w:@.-]+)=["']([^"']*)$/.exec(attributes) ?? []
  if (attribute !== undefined) {
    const prop = findProp(entry, attribute)
    const options = prop ? listValues(prop, attribute.startsWith(':')) : []
    return options.length ? { from: offset - typed!.length, options } : null
  }
  const [, written] = /\s([\w:@.-]*)$/.exec(attributes) ?? []
  if (written === undefined || isInValue(attributes)) return null
  return { from: offset - written.length, options: listProps(entry) }
}

/** Finds the documentation of the tag or prop at an offset. Returns null if there is none. */
export function findDocumentation(
  text: string,
  offset: number,
  catalog: CheckedCatalog,
): Documentation | null {
  const word = /[\w:.-]/
  let from = offset
  let to = offset
  while (from > 0 && word.test(text[from - 1]!)) from--
  while (to < text.length && word.test(text[to]!)) to++
  if (from === to) return null
  const name = text.slice(from, to)
  if (/<\/?$/.test(text.slice(0, from))) {
    const entry = findEntry(catalog, name)
    return entry ? { from, to, title: `<${entry.tag}>`, text: entry.summary } : null
  }
  const tag = findOpenTag(text.slice(0, from))
  const entry = tag && findEntry(catalog, tag.name)
  const prop = entry && !isInValue(text.slice(tag.from, from)) && findProp(entry, name)
  return prop ? { from, to, title: `${prop.name}: ${prop.type.text}`, text: toInfo(prop) } : null
}

function findOpenTag(before: string): OpenTag | null {
  const last = Array.from(before.matchAll(/<([A-Za-z][\w:.-]*)(?=\s|$)/g)).at(-1)
  if (!last) return null
  const from = last.index + last[0].length
  const inside = before.slice(from).replace(/"[^"]*"|'[^']*'|\{\{[^]*?(?:\}\}|$)/g, '')
  const isOpen = /["'][^"']*$/.test(inside) || !inside.includes('>')
  return isOpen ? { name: last[1]!, from } : null
}

/** Whether attributes end inside of a quoted value. */
function isInValue(attributes: string): boolean {
  return /=\s*["']/.test(attributes.replace(/=\s*("[^"]*"|'[^']*')/g, ''))
}

function listEntries({ components }: CheckedCatalog): Entry[] {
  return components.flatMap((component) => [component, ...component.subComponents])
}

function findEntry(catalog: CheckedCatalog, tag: string): Entry | undefined {
  return listEntries(catalog).find((entry) => entry.tag === tag)
}

function findProp(entry: Entry, attribute: string): Prop | undefined {
  const name = attribute.replace(/^:/, '')
  return entry.props.find((prop) => toAttributeName(prop.name) === name || prop.name === name)
}

function listTags(catalog: CheckedCatalog): Suggestion[] {
  return listEntries(catalog)
    .filter(({ deprecated }) => !deprecated)
    .map(({ tag, summary }) => ({ label: tag, detail: '', info: summary }))
}

/** Lists the props in the order of their declaration, and those of named routes last. */
function listProps({ props }: Entry): Suggestion[] {
  const [routes = [], own = []] = [true, false].map((isRoute) =>
    props.filter(({ name }) => name.startsWith('route') === isRoute),
  )
  return [...own, ...routes].map((prop, index) => ({ ...toSuggestion(prop), boost: -index }))
}

function toSuggestion(prop: Prop): Suggestion {
  const label = toWrittenAttribute(prop)
  const isSwitch = prop.type.kind === 'boolean'
  return {
    label: isSwitch ? toAttributeName(prop.name) : label,
    detail: prop.type.text,
    info: toInfo(prop),
    ...(!isSwitch && { apply: `${label}="` }),
  }
}

function listValues({ type, default: initial }: Prop, isBound: boolean): Suggestion[] {
  const values = type.kind === 'boolean' ? [true, false] : (type.values ?? [])
  return values.map((value) => ({
    label: isBound && typeof value === 'string' ? `'${value}'` : String(value),
    detail: value === initial ? 'default' : '',
    info: '',
  }))
}

function toInfo({ description, required, deprecated, default: initial }: Prop): string {
  const facts = [
    ...(required ? ['Required.'] : []),
    ...(initial === undefined ? [] : [`Default: ${JSON.stringify(initial)}.`]),
    ...(deprecated ? [`Deprecated. ${deprecated.message}`] : []),
  ]
  return [description, ...facts].join(' ')
}
