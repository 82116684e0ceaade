import { coerceProp } from './coerce-prop.ts'
import { findNearProp } from './find-near-prop.ts'
import { isSafeValue } from './is-safe-value.ts'
import { EXPECTED_URL, isScriptAttribute } from './is-script-url.ts'
import type { RenderedProp } from './prop.ts'
import { propsByAttribute } from './props-by-attribute.ts'
import { toRefusal } from './to-refusal.ts'
import { toSuggestion } from '../problem/to-suggestion.ts'

/** The values of a component's props, and what else was passed to it. */
export interface ResolvedProps {
  props: Record<string, unknown>
  rest: Record<string, unknown>
}

/**
 * Resolves what a caller passed against a component's declarations: kebab-case names, coercion,
 * defaults. `invalid` is called for each value that is missing or refused; the default stands in.
 */
export function resolveProps(
  declarations: readonly RenderedProp[],
  passed: Record<string, unknown>,
  config: (key: string, fallback: unknown) => unknown,
  invalid: (message: string) => void,
): ResolvedProps {
  const declared = propsByAttribute(declarations)
  const given = new Map<string, unknown>()
  const rest: [string, unknown][] = []
  for (const [key, value] of Object.entries(passed)) {
    const declaration = declared.get(key)
    if (!declaration) rest.push([key, value])
    // A null from the database is no value.
    else if (value !== undefined && value !== null) given.set(declaration.name, value)
  }
  const props: Record<string, unknown> = {}
  for (const declaration of declarations) {
    const { name, required } = declaration
    let value: unknown
    if (given.has(name)) {
      value = coerceProp(declaration, given.get(name))
      if (value === undefined) invalid(toMessage(declaration, given.get(name)))
      else if (isScript(name, value)) {
        invalid(`Invalid value for prop "${name}". ${EXPECTED_URL}`)
        value = undefined
      }
    } else if (required) invalid(toMissing(name, rest))
    props[name] = value ?? toDefault(declaration, config, invalid)
  }
  return { props, rest: Object.fromEntries(rest) }
}

/** Whether a prop that is named as an attribute with a URL is given one that would run a script. */
function isScript(name: string, value: unknown): boolean {
  const text = isSafeValue(value) ? value.value : value
  return typeof text === 'string' && isScriptAttribute(name, text)
}

function toMissing(name: string, rest: [string, unknown][]): string {
  const near = rest.find(([key]) => findNearProp(key, [name]) !== null)?.[0]
  const hint = near === undefined ? '' : `, but there is "${near}". ${toSuggestion(`"${name}"`)}`
  return `Missing required prop "${name}"${hint}`
}

function toDefault(
  declaration: RenderedProp,
  config: (key: string, fallback: unknown) => unknown,
  invalid: (message: string) => void,
): unknown {
  const { default: fallback, defaultFrom } = declaration
  if (defaultFrom) {
    const configured = config(defaultFrom.config, fallback) ?? fallback
    if (configured === undefined || configured === fallback) return copy(fallback)
    const value = coerceProp(declaration, configured)
    if (value !== undefined) return value
    invalid(`${toMessage(declaration, configured)} (from configuration "${defaultFrom.config}")`)
  }
  return copy(fallback)
}

/** A template may change the list or object it is given. */
function copy(value: unknown): unknown {
  return typeof value === 'object' ? structuredClone(value) : value
}

function toMessage(declaration: RenderedProp, value: unknown): string {
  const { fact, expected, meant } = toRefusal(declaration, value)
  const hint = meant === null ? '' : `. ${toSuggestion(`"${meant}"`)}`
  return `${fact}. ${expected}${hint}`
}
