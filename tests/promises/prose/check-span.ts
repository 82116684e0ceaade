import { checkTemplate } from '../../../engine/check/check-template.ts'
import { findNearest } from '../../../engine/problem/suggestion.ts'
import { toAttributeName } from '../../../engine/tags/props/prop.ts'
import { checkNames } from './check-names.ts'
import type { KnownNames } from './known-names.ts'

const extension = /\.(edge|css|json|md|mdc|ts|js|toml)$/

const ofAttributes = new Set(['unknown-prop', 'invalid-value'])

/**
 * Returns names in code within a sentence that do not exist: names as in all code, a prop with a
 * value, a sub-component, a slot, an event, or a configuration key.
 * @param component the component of the page, if any, whose props and slots take precedence
 */
export function checkSpan(code: string, known: KnownNames, component?: string): string[] {
  const { catalog, parts, commands, events, keys } = known
  const { namespace } = catalog.library
  const missing = checkNames(code, known)
  if (!isPair(code, known, component)) missing.push(code)
  if (code.startsWith(`<x-${namespace}::`)) {
    const tag = code.replace(/\s*\/?>$/, ' />')
    const found = checkTemplate(tag, catalog).filter(({ rule }) => ofAttributes.has(rule))
    missing.push(...found.map(({ message }) => message))
  }
  const [, first] = /^([a-z]+)(?:\.[a-zA-Z]+)+$/.exec(code) ?? []
  const isOfComponent = parts.some(({ name }) => name === first) && !extension.test(code)
  const isKnown = parts.some(({ name }) => name === code) || keys.has(`${namespace}.${code}`)
  if (isOfComponent && !isKnown) missing.push(code)
  for (const [, slot] of code.matchAll(/<x-slot name="([^"…]+)"/g)) {
    const own = parts.filter(
      ({ name }) => component === undefined || name.split('.')[0] === component,
    )
    if (!own.some(({ slots }) => slots.some(({ name }) => name === slot))) missing.push(code)
  }
  if (new RegExp(`^${namespace}:[a-z-]+$`).test(code)) {
    if (!commands.has(code) && !events.has(code)) missing.push(code)
  }
  if (new RegExp(`^${namespace}(\\.[a-zA-Z]+)+$`).test(code) && !keys.has(code)) missing.push(code)
  if (component !== undefined && isMisspelt(code, component, known)) missing.push(code)
  return missing
}

/** Whether an attribute and its value belong to a prop or to HTML; true for all other code. */
function isPair(code: string, { findProps, html }: KnownNames, component?: string): boolean {
  const [, bound, name, value] = /^(:?)([a-z][a-z-]*)="([^"…]*)"$/.exec(code) ?? []
  // Rules about all components mention `prop="text"`.
  if (name === undefined || name === 'prop') return true
  const own = component === undefined ? [] : findProps(name, component)
  if (!own.length && isAttribute(name, html)) return true
  const props = own.length ? own : findProps(name)
  return props.some(({ type }) => bound || !type.values || type.values.map(String).includes(value!))
}

/** Whether an attribute belongs to HTML or to a library that works with it. */
function isAttribute(name: string, html: KnownNames['html']): boolean {
  return html.has(name) || /^(data|aria|hx|x)-/.test(name)
}

/**
 * Whether a word on the page of a component resembles one of its props, and is not another known
 * word.
 */
function isMisspelt(word: string, component: string, { parts, html }: KnownNames): boolean {
  if (!/^(?!false$)[a-zA-Z-]{5,}$/.test(word) || isAttribute(word.toLowerCase(), html)) return false
  const known = parts.flatMap(({ name, props, slots, parts }) => [
    name,
    ...[...props, ...slots, ...parts].flatMap((entry) => [entry.name, toAttributeName(entry.name)]),
    ...props.flatMap(({ type }) => (type.values ?? []).map(String)),
  ])
  const own = parts.filter(({ name }) => name.split('.')[0] === component)
  const names = own.flatMap(({ props }) => props.map(({ name }) => toAttributeName(name)))
  return !known.includes(word) && findNearest(word, names) !== null
}
