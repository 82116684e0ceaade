import type { Node } from 'acorn'
import { coerceProp } from './resolve-props.ts'
import {
  type Deprecation,
  describeLimits,
  describeProp,
  type JsonValue,
  type Prop,
  type PropType,
  toLiteralText,
} from './prop.ts'
import { findNearest, toSuggestion } from '../../problem/suggestion.ts'
import { isUsableName } from '../compile/expression.ts'
import type { Literal } from './literal.ts'

/** The fields of an entry of `@props`, each with its node. */
export type PropEntry = Map<string, { literal: Literal; node: Node }>

const FIELDS = [
  'type',
  'values',
  'min',
  'max',
  'integer',
  'default',
  'required',
  'examples',
  'deprecated',
  'deprecatedValues',
]

/** Names that the template already has, or that are attributes of every component. */
const RESERVED = new Set(['attrs', 'props', 'slots', 'style'])

/** Builds one prop from its entry. Calls `fail` if the entry is invalid or contradicts itself. */
export function toProp(
  name: string,
  entry: PropEntry,
  description: string,
  fail: (message: string, node?: Node) => never,
): Prop {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name) || !isUsableName(name) || RESERVED.has(name)) {
    fail(`"${name}" cannot name a prop, expected a camelCase name that JavaScript does not reserve`)
  }
  for (const [field, { literal, node }] of entry) {
    if (!FIELDS.includes(field)) {
      const meant = findNearest(field, FIELDS)
      const hint = meant ? `. ${toSuggestion(`"${meant}"`)}` : ''
      fail(
        `unknown field "${field}" of "${name}", expected one of ${FIELDS.join(', ')}${hint}`,
        node,
      )
    }
    const rule = RULES[field]
    if (rule && !rule.holds(literal.value)) fail(`${field} of "${name}" must be ${rule.says}`, node)
    if (literal.config !== undefined && field !== 'default') {
      fail(`only the default of "${name}" can use config()`, node)
    }
  }
  const read = <T>(field: string) => entry.get(field)?.literal.value as T | undefined
  const values = read<JsonValue[]>('values')
  const fallback = entry.get('default')
  const value = (fallback?.literal.value ?? undefined) as JsonValue | undefined
  const config = fallback?.literal.config
  const examples = read<JsonValue[]>('examples')
  const deprecated = read<string | Deprecation>('deprecated')
  const deprecatedValues = read<Record<string, string>>('deprecatedValues')
  const text = read<string>('type')?.trim()
  const inferred = text ?? inferType(values ?? (value === undefined ? [] : [value]))
  const [min, max] = [read<number>('min'), read<number>('max')]
  const single: PropType = {
    ...toType(inferred),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(entry.has('integer') && { integer: true }),
  }
  const limits = values ? null : describeLimits(single)
  const prop: Prop = {
    name,
    required: read<boolean>('required') ?? false,
    type: values ? toEnum(values) : single,
    ...(value !== undefined && { default: value }),
    ...(config !== undefined && { defaultFrom: { config } }),
    description: [description, limits && description && `A ${limits}.`].filter(Boolean).join(' '),
    ...(examples && { examples }),
    ...(deprecated !== undefined && {
      deprecated: typeof deprecated === 'string' ? { message: deprecated } : deprecated,
    }),
    ...(deprecatedValues && { deprecatedValues }),
  }
  if (prop.required && fallback) {
    fail(`"${name}" is required, so it cannot have a default`, fallback.node)
  }
  const [limit] = ['min', 'max', 'integer'].filter((field) => entry.has(field))
  if (limit !== undefined && (values || single.kind !== 'number')) {
    fail(`${limit} of "${name}" needs the type "number"`, entry.get(limit)!.node)
  }
  if (min !== undefined && max !== undefined && min > max) {
    fail(`min of "${name}" is above its max, ${max}`, entry.get('min')!.node)
  }
  const stray = Object.entries(deprecatedValues ?? {}).find(
    ([old, current]) => values?.includes(old) || !values?.includes(current),
  )
  if (stray) {
    fail(
      `deprecatedValues of "${name}" must map a former value to one of its values, not ${stray.map((one) => JSON.stringify(one)).join(' to ')}`,
      entry.get('deprecatedValues')!.node,
    )
  }
  const odd = values?.find((one) => coerceProp({ name, type: single }, one) !== one)
  if (odd !== undefined) {
    const shown = JSON.stringify(odd)
    fail(
      `the value ${shown} of "${name}" is not ${describeProp(single)}`,
      entry.get('values')!.node,
    )
  }
  if (value !== undefined && coerceProp(prop, value) !== value) {
    const shown = JSON.stringify(value)
    fail(`the default ${shown} of "${name}" is not ${describeProp(prop.type)}`, fallback!.node)
  }
  return prop
}

const KINDS = ['string', 'number', 'boolean', 'array', 'object'] as const

function toType(text: string): PropType {
  return { text, kind: KINDS.find((kind) => kind === text) ?? 'other' }
}

function toEnum(values: JsonValue[]): PropType {
  return { text: values.map(toLiteralText).join(' | '), kind: 'enum', values }
}

const RULES: Record<string, { holds: (value: unknown) => boolean; says: string }> = {
  type: {
    holds: (value) => typeof value === 'string' && value.trim() !== '',
    says: 'a type as a string',
  },
  values: {
    holds: (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      new Set(value).size === value.length &&
      value.every((item) => ['string', 'number', 'boolean'].includes(typeof item)),
    says: 'a list of different strings, numbers or booleans',
  },
  min: { holds: (value) => typeof value === 'number', says: 'a number' },
  max: { holds: (value) => typeof value === 'number', says: 'a number' },
  integer: { holds: (value) => value === true, says: 'true' },
  required: { holds: (value) => typeof value === 'boolean', says: 'true or false' },
  examples: { holds: Array.isArray, says: 'a list' },
  deprecated: {
    holds: (value) => isText(value) || isDeprecation(value),
    says: 'a string, or { message, replacement } with the name of a prop',
  },
  deprecatedValues: {
    holds: (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.keys(value).length > 0 &&
      Object.values(value).every(isText),
    says: 'an object of values by the former value that they replace',
  },
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isDeprecation(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { message, replacement = 'none', ...rest } = value as Partial<Deprecation>
  return isText(message) && isText(replacement) && Object.keys(rest).length === 0
}

function inferType(values: unknown[]): string {
  const types = values.map((value) => (Array.isArray(value) ? 'array' : typeof value))
  return [...new Set(types)].join(' | ') || 'unknown'
}
