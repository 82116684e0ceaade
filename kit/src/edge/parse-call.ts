import { parse, type Node } from 'acorn'
import { toKnownValues } from './read-known-values.ts'

/** One entry of the object that a call passes; offsets are in the text of its argument. */
export interface CallEntry {
  key: string
  from: number
  to: number
  /** The end of the entry's value. */
  end: number
  /** Whether key and value are one word: `{ icon }`. */
  shorthand: boolean
  /** The values it may have, as far as they are written out. */
  values: unknown[]
}

/** What a component call in Edge's own form passes. */
export interface ParsedCall {
  /** The template that `@component('…')` names; null when it is computed or there is none. */
  path: string | null
  entries: CallEntry[]
  /** Whether it may pass more than the entries: a spread, a variable. */
  isOpen: boolean
}

type Fields = Node & Record<string, unknown>

/**
 * Reads the argument of `@ui.button({ … })`, or of `@component('ui::button', { … })` with `named`,
 * without running it; null when it is no expression.
 */
export function parseCall(argument: string, { named }: { named: boolean }): ParsedCall | null {
  let program: Fields
  try {
    const options = { ecmaVersion: 2020, allowAwaitOutsideFunction: true } as const
    program = parse(`(0,${argument}\n)`, options) as Node as Fields
  } catch (error) {
    if (!argument.trim() && !named) return { path: null, entries: [], isOpen: false }
    if (error instanceof SyntaxError || error instanceof RangeError) return null
    throw error
  }
  const [statement, ...others] = program.body as Fields[]
  const sequence = statement?.expression as Fields | undefined
  if (others.length || sequence?.type !== 'SequenceExpression') return null
  const [, ...parts] = sequence.expressions as Fields[]
  const name = named ? parts.shift() : undefined
  const path = name?.type === 'Literal' && typeof name.value === 'string' ? name.value : null
  const call: ParsedCall = { path, entries: [], isOpen: false }
  const [props] = parts
  if (props?.type === 'ObjectExpression') addProperties(call, props.properties as Fields[])
  else call.isOpen = props !== undefined
  return call
}

/** What was put before the argument to parse it. */
const OFFSET = '(0,'.length

function addProperties(call: ParsedCall, properties: Fields[]): void {
  for (const { type, computed, key, value, shorthand } of properties) {
    if (type !== 'Property' || computed) {
      call.isOpen = true
      continue
    }
    const { name, value: text, start, end } = key as Fields
    call.entries.push({
      key: String(name ?? text),
      from: start - OFFSET,
      to: end - OFFSET,
      end: (value as Node).end - OFFSET,
      shorthand: Boolean(shorthand),
      values: toKnownValues(value as Node),
    })
  }
}
