import { isEdgeTagInside } from './edge-syntax.ts'
import { readMustache } from './read-edge.ts'
import { readValue } from './read-value.ts'
import type { Source } from './source.ts'
import type { Attribute, Inline } from './tree.ts'

/** Where names and white space of a tag end: by the tag compiler, or by HTML. */
type Grammar = { space: RegExp; name: RegExp; equals: RegExp }

const COMPONENT: Grammar = { space: /\s*/y, name: /[^\s"'<>/={}`]+/y, equals: /\s*=\s*/y }
const HTML: Grammar = {
  space: /[\t\n\f\r /]*/y,
  name: /(?!\{\{|<\/?x-)[^\t\n\f\r />](?:(?!\{\{|<\/?x-)[^\t\n\f\r />=])*/y,
  equals: /[\t\n\f\r ]*=[\t\n\f\r ]*/y,
}
const HTML_REST = /(?:(?!\{\{|<\/?x-)[^\t\n\f\r />=])+/y

/** Returns the rules of a tag of a component or of HTML. */
export function toGrammar(isComponent: boolean): Grammar {
  return isComponent ? COMPONENT : HTML
}

/** Reads the attribute that starts at an offset. Returns null if none does. */
export function readAttribute(
  source: Source,
  from: number,
  isComponent: boolean,
): Attribute | null {
  const { text } = source
  const grammar = toGrammar(isComponent)
  const nameChildren: Inline[] = []
  const nameTo = isComponent
    ? skip(grammar.name, text, from)
    : readName(source, from, [grammar.name, HTML_REST], nameChildren)
  if (nameTo === from) return null
  const name = text.slice(from, nameTo)
  const valueFrom = skip(grammar.equals, text, nameTo)
  const attribute = { type: 'attribute', name, nameTo, nameChildren, from } as const
  if (valueFrom === nameTo) return { ...attribute, to: nameTo, value: null }
  const isBound = isComponent && /^:(?!:)/.test(name)
  const { value, to } = readValue(source, valueFrom, { isComponent, isBound })
  if (value.quote !== '' || value.to > value.from) return { ...attribute, to, value }
  // The white space after `=` is no part of an attribute that has no value.
  const equals = text.indexOf('=', nameTo) + 1
  return { ...attribute, to: equals, value: { ...value, from: equals, to: equals } }
}

/** Whether the tag compiler refuses an attribute of a component. */
export function isRefused(
  { text, isEdgeTag }: Source,
  { name, nameTo, value }: Attribute,
): boolean {
  if (name === ':' || /^:{0,2}__proto__$/.test(name) || text.startsWith('{{', nameTo)) return true
  if (value) return value.quote === '' && value.from === value.to
  return isEdgeTagInside(text, name, skip(COMPONENT.space, text, nameTo), isEdgeTag)
}

/** Reads a name that may have mustaches, with a pattern for its start and one for what follows one. */
export function readName(
  source: Source,
  from: number,
  [start, rest]: [start: RegExp, rest: RegExp],
  children: Inline[],
): number {
  const { text } = source
  let at = skip(start, text, from)
  while (text.startsWith('{{', at)) {
    const mustache = readMustache(source, at)
    children.push(mustache)
    const { to } = mustache
    at = skip(rest, text, to)
  }
  return at
}

/** Returns the offset after what a sticky pattern matches at an offset. */
export function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : from
}
