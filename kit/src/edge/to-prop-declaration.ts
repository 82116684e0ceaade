import type { Node } from 'acorn'
import { coerceProp } from './coerce-prop.ts'
import { describeProp } from './describe-prop.ts'
import { findNearest } from '../problem/find-nearest.ts'
import { isUsableName } from './is-usable-name.ts'
import type { Deprecation, PropDeclaration } from './prop-declaration.ts'
import type { Literal } from './read-literal.ts'
import { toSuggestion } from '../problem/to-suggestion.ts'

/** The fields of an entry of `@props`, each with the node it was read from. */
export type PropEntry = Map<string, { literal: Literal; node: Node }>

const FIELDS = ['type', 'values', 'default', 'required', 'examples', 'deprecated']

/** Names that the template has already, or that attributes of every component go by. */
const RESERVED = new Set(['attrs', 'props', 'slots', 'style'])

/** Builds the declaration of one prop from its entry, calling `fail` when it contradicts itself. */
export function toPropDeclaration(
  name: string,
  entry: PropEntry,
  fail: (message: string, node?: Node) => never,
): PropDeclaration {
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
      fail(`only the default of "${name}" can be configuration`, node)
    }
  }
  const read = <T>(field: string) => entry.get(field)?.literal.value as T | undefined
  const values = read<(string | number | boolean)[]>('values')
  const fallback = entry.get('default')
  const hasDefault = fallback !== undefined && (fallback.literal.value ?? null) !== null
  const config = fallback?.literal.config
  const examples = read<unknown[]>('examples')
  const deprecated = read<string | Deprecation>('deprecated')
  const declaration: PropDeclaration = {
    name,
    type:
      read<string>('type')?.trim() ??
      inferType(values ?? (hasDefault ? [fallback.literal.value] : [])),
    ...(values && { values }),
    required: read<boolean>('required') ?? false,
    hasDefault,
    ...(hasDefault && { default: fallback.literal.value }),
    ...(config !== undefined && { defaultFrom: { config } }),
    ...(examples && { examples }),
    ...(deprecated !== undefined && {
      deprecated: typeof deprecated === 'string' ? { message: deprecated } : deprecated,
    }),
  }
  if (declaration.required && fallback) {
    fail(`"${name}" is required, so it cannot have a default`, fallback.node)
  }
  const alone = { ...declaration, values: undefined }
  const odd = values?.find((value) => coerceProp(alone, value) !== value)
  if (odd !== undefined) {
    const text = JSON.stringify(odd)
    fail(`the value ${text} of "${name}" is not ${describeProp(alone)}`, entry.get('values')!.node)
  }
  if (hasDefault && coerceProp(declaration, declaration.default) !== declaration.default) {
    const text = JSON.stringify(declaration.default)
    fail(`the default ${text} of "${name}" is not ${describeProp(declaration)}`, fallback.node)
  }
  return declaration
}

const RULES: Record<string, { holds: (value: unknown) => boolean; says: string }> = {
  type: {
    holds: (value) => typeof value === 'string' && value.trim() !== '',
    says: 'the text of a type',
  },
  values: {
    holds: (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      new Set(value).size === value.length &&
      value.every((item) => ['string', 'number', 'boolean'].includes(typeof item)),
    says: 'a list of different strings, numbers or booleans',
  },
  required: { holds: (value) => typeof value === 'boolean', says: 'true or false' },
  examples: { holds: Array.isArray, says: 'a list' },
  deprecated: {
    holds: (value) => isText(value) || isDeprecation(value),
    says: 'a text, or { message, replacement } with the name of a prop',
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
