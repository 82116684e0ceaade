import { type ObjectExpression, parse, type Program } from 'acorn'
import { toKey, toText } from '../../template/code-nodes.ts'
import { toKnownValues } from '../props/literal.ts'
import { isUsableName } from './expression.ts'
import { toCallName } from '../scan/component-name.ts'
import { findWholeMustache } from '../scan/whole-mustache.ts'
import type { ScannedAttribute } from '../scan/attributes.ts'
import { scanTags, type ScannedTag } from '../scan/template.ts'

/** One entry of the object passed by a call. Offsets are relative to the text of the argument. */
interface CallEntry {
  key: string
  from: number
  to: number
  /** The end of the entry's value. */
  end: number
  /** Whether it is a shorthand property: `{ icon }`. */
  shorthand: boolean
  /** The possible values, as far as they are written as literals. */
  values: unknown[]
}

/** The argument of a component call in Edge's own syntax. */
interface ParsedCall {
  /** The template named in `@component('…')`; null if it is computed or missing. */
  path: string | null
  entries: CallEntry[]
  /** Whether the call may pass more than the entries: it has a spread or a variable. */
  isOpen: boolean
}

/**
 * Parses the argument of `@ui.button({ … })`, or with `named` that of
 * `@component('ui::button', { … })`, without running it. Returns null if it is not an expression.
 */
export function parseCall(argument: string, { named }: { named: boolean }): ParsedCall | null {
  let program: Program
  try {
    const options = { ecmaVersion: 2020, allowAwaitOutsideFunction: true } as const
    program = parse(`(0,${argument}\n)`, options)
  } catch (error) {
    if (!argument.trim() && !named) return { path: null, entries: [], isOpen: false }
    if (error instanceof SyntaxError || error instanceof RangeError) return null
    throw error
  }
  const [statement, ...others] = program.body
  const sequence = statement?.type === 'ExpressionStatement' ? statement.expression : null
  if (others.length || sequence?.type !== 'SequenceExpression') return null
  const [, ...parts] = sequence.expressions
  const path = named ? toText(parts.shift()) : null
  const call: ParsedCall = { path, entries: [], isOpen: false }
  const [props] = parts
  if (props?.type === 'ObjectExpression') addProperties(call, props)
  else call.isOpen = props !== undefined
  return call
}

/** The text put before the argument to parse it. */
const OFFSET = '(0,'.length

function addProperties(call: ParsedCall, { properties }: ObjectExpression): void {
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed) {
      call.isOpen = true
      continue
    }
    const { key, value, shorthand } = property
    call.entries.push({
      key: toKey(key),
      from: key.start - OFFSET,
      to: key.end - OFFSET,
      end: value.end - OFFSET,
      shorthand,
      values: toKnownValues(value),
    })
  }
}

/** Where white space matters, or where Edge parses line by line. */
const untouchable = /<(pre|textarea|script|style)\b|\{\{--|^\s*@/m

/**
 * Rewrites the tags of a template as Edge's own calls, `@ui.button({ … })`. Returns null if a tag
 * has no such form, or if the lines of the calls would add white space to the output.
 */
export function toCallSyntax(text: string, namespaces: string[]): string | null {
  const tags = scanTags(text, { namespaces })
  const lines: string[] = []
  let depth = 0
  let at = 0
  for (const [index, tag] of tags.entries()) {
    const before = text.slice(at, tag.from)
    const isFirst = index === 0 || tags[index - 1]!.kind === 'open'
    if (tag.problem || !isApart(before, isFirst, tag.kind === 'close')) return null
    lines.push(...toLines(before, depth))
    if (tag.kind === 'close') depth--
    const line = toLine(text, tag)
    if (line === null) return null
    lines.push(indent(line, depth))
    if (tag.kind === 'open') depth++
    at = tag.to
  }
  const rest = text.slice(at)
  if (!tags.length || untouchable.test(text) || !isApart(rest, false, true)) return null
  return [...lines, ...toLines(rest, depth)].join('\n')
}

/** Whether line breaks around the text would leave the output unchanged. */
function isApart(text: string, isFirst: boolean, isLast: boolean): boolean {
  if (!text.trim()) return Boolean(text) || isFirst || isLast
  return (isFirst || /^\s*\n/.test(text)) && (isLast || /\n\s*$/.test(text))
}

function toLines(text: string, depth: number): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).map((line) => indent(line, depth))
}

function indent(line: string, depth: number): string {
  return '  '.repeat(depth) + line
}

function toLine(text: string, tag: ScannedTag): string | null {
  const { kind, component, namespace, attributes } = tag
  if (kind === 'close') return '@end'
  if (component === null) return toSlotLine(tag)
  const entries = attributes.map((attribute) => toEntry(text, attribute))
  if (entries.includes(null)) return null
  const name = toCallName(`${namespace}.${component}`)
  return `@${kind === 'self' ? '!' : ''}${name}(${toObject(entries)})`
}

/** Writes the props of a call, one per line if a value has several lines. */
function toObject(entries: (string | null)[]): string {
  if (!entries.length) return ''
  if (!entries.some((entry) => entry!.includes('\n'))) return `{ ${entries.join(', ')} }`
  return `{\n${entries.map((entry) => `  ${entry}`).join(',\n')}\n}`
}

function toSlotLine({ name, kind, attributes }: ScannedTag): string | null {
  const [, inName] = /^slot:(.+)/.exec(name) ?? []
  const given = Object.fromEntries(attributes.map(({ key, value }) => [key, value]))
  const row = given.let ? `, ${given.let}` : ''
  return kind === 'open' ? `@slot('${inName ?? given.name}'${row})` : null
}

/** Writes a prop as JavaScript. Returns null for texts with mustaches and for spreads, which need a tag. */
function toEntry(text: string, attribute: ScannedAttribute): string | null {
  const { key, bound, value, valueFrom, valueTo, spread } = attribute
  const name = isUsableName(key) ? key : toLiteral(key)
  const whole = findWholeMustache(text, attribute)
  if (whole) return `${name}: ${text.slice(whole.from, whole.to).trim()}`
  if (spread || (value === null && !bound)) return null
  if (value !== null) return `${name}: ${value === true ? 'true' : toLiteral(value)}`
  return valueFrom === null ? null : `${name}: ${text.slice(valueFrom, valueTo!).trim()}`
}

function toLiteral(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
}
