import { findNearProp } from './near-prop.ts'
import { isSafeValue, toPlainValue } from '../runtime/html.ts'
import { toOwnText } from './own-text.ts'
import { EXPECTED_URL, isScriptAttribute } from '../runtime/url-attributes.ts'
import { type RenderedProp, describeProp, type Prop, toAttributeName } from './prop.ts'
import { toSuggestion, findNearest } from '../../problem/suggestion.ts'
import { coerceValue, isArray, MAX_ITEMS } from './coerce-value.ts'
import { toCurrentValue } from './deprecation.ts'

/** The values of a component's props, and the remaining attributes. */
interface ResolvedProps {
  props: Record<string, unknown>
  rest: ReadonlyMap<string, unknown>
}

/** What resolving props needs besides the values. */
interface ResolveOptions {
  /** Returns a configured default. */
  config: (key: string, fallback: unknown) => unknown
  invalid: (message: string) => void
  /** Whether the text of an attribute's value may be used, if the prop does not take the value. */
  isText?: (attribute: string) => boolean
  /** Returns what to write instead of a value of a prop. */
  explain?: (prop: string, value: string) => string | null
}

/**
 * Resolves the passed values against a component's declarations: kebab-case names, coercion,
 * defaults. The value of a deprecated prop is also that of its replacement. Calls `invalid` for each
 * missing or rejected value, and uses the default instead.
 */
export function resolveProps(
  declarations: readonly RenderedProp[],
  passed: Record<string, unknown>,
  { config, invalid, isText, explain }: ResolveOptions,
): ResolvedProps {
  const declared = propsByAttribute(declarations)
  const given = new Map<string, unknown>()
  const rest = new Map<string, unknown>()
  for (const key of Object.keys(passed)) {
    let value = toPlainValue(passed[key])
    const declaration = declared.get(key)
    if (!declaration) {
      rest.set(key, value)
      continue
    }
    if (typeof value !== 'string' && isText?.(key)) value = toAccepted(declaration, value)
    // A null from the database counts as not passed.
    if (value !== undefined && value !== null) given.set(declaration.name, value)
  }
  const former = formerNames(declarations)
  for (const [name, old] of former) {
    const declaration = declared.get(name)!
    const one = old.find((other) => given.has(other.name))
    if (!one || given.has(name)) continue
    const value = given.get(one.name)
    if (coerceProp(declaration, value) !== undefined) given.set(name, value)
  }
  const props: Record<string, unknown> = {}
  for (const declaration of declarations) {
    const { name, required } = declaration
    let value: unknown
    if (given.has(name)) {
      value = coerceProp(declaration, given.get(name))
      if (value === undefined) invalid(toMessage(declaration, given.get(name), explain))
      else if (isScript(name, value)) {
        invalid(`Invalid value for prop "${name}". ${EXPECTED_URL}`)
        value = undefined
      }
    } else if (required) invalid(toMissing(name, rest))
    props[name] = value ?? toDefault([declaration, ...(former.get(name) ?? [])], config, invalid)
  }
  return { props, rest }
}

/**
 * Returns the text of a value if the prop takes no such value, but texts: `title="{{ post.date }}"`.
 * Nothing, or false, leaves such a prop out; if it is required, it is an empty text.
 */
export function toAccepted(
  declaration: Pick<Prop, 'name' | 'type' | 'required'>,
  value: unknown,
): unknown {
  const isNothing = value === null || value === undefined
  if (!isNothing && coerceProp(declaration, value) !== undefined) return value
  const { values, text: types } = declaration.type
  if (isNothing || value === false) {
    if (values || !types.split('|').some((type) => type.trim() === 'string')) return value
    return declaration.required ? '' : undefined
  }
  const text = toText(value)
  return text !== undefined && coerceProp(declaration, text) !== undefined ? text : value
}

/** Returns the text of a value that is none; undefined for values that have none. */
function toText(value: unknown): string | undefined {
  if (value === true) return 'true'
  if (typeof value !== 'object' || value === null) return undefined
  try {
    if (!Array.isArray(value)) return toOwnText(value)
    if (value.length > MAX_ITEMS) return undefined
    return value.every((item) => ['string', 'number'].includes(typeof item))
      ? String(value)
      : undefined
  } catch {
    // A value can refuse to be read, such as a revoked proxy.
    return undefined
  }
}

/** Whether a prop with the name of a URL attribute is passed a URL that would run a script. */
function isScript(name: string, value: unknown): boolean {
  const text = isSafeValue(value) ? value.value : value
  return typeof text === 'string' && isScriptAttribute(name, text)
}

function toMissing(name: string, rest: ReadonlyMap<string, unknown>): string {
  const near = [...rest.keys()].find((key) => findNearProp(key, [name]) !== null)
  const hint = near === undefined ? '' : `, but there is "${near}". ${toSuggestion(`"${name}"`)}`
  return `Missing required prop "${name}"${hint}`
}

/** Returns the default of the first declaration. The others are its former names. */
function toDefault(
  declarations: readonly [RenderedProp, ...RenderedProp[]],
  config: (key: string, fallback: unknown) => unknown,
  invalid: (message: string) => void,
): unknown {
  const [declaration] = declarations
  const { default: fallback } = declaration
  for (const { defaultFrom } of declarations) {
    if (!defaultFrom) continue
    const configured = config(defaultFrom.config, fallback) ?? fallback
    if (configured === undefined || configured === fallback) continue
    const value = coerceProp(declaration, configured)
    if (value !== undefined) return value
    invalid(`${toMessage(declaration, configured)} (from configuration "${defaultFrom.config}")`)
  }
  return copy(fallback)
}

const formerCache = new WeakMap<
  readonly RenderedProp[],
  ReadonlyMap<string, readonly RenderedProp[]>
>()

/** Returns the deprecated props by the name of the prop that replaces them. */
function formerNames(
  declarations: readonly RenderedProp[],
): ReadonlyMap<string, readonly RenderedProp[]> {
  let former = formerCache.get(declarations)
  if (!former) {
    const replaced = declarations.filter(({ deprecated }) => deprecated?.replacement !== undefined)
    former = Map.groupBy(replaced, ({ deprecated }) => deprecated!.replacement!)
    formerCache.set(declarations, former)
  }
  return former
}

/** Copies the value, because a template may change the array or object that it gets. */
function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  // Cloning takes long, and most such defaults are empty.
  if (Object.keys(value).length === 0) return Array.isArray(value) ? [] : {}
  return structuredClone(value)
}

function toMessage(
  declaration: RenderedProp,
  value: unknown,
  explain?: (prop: string, value: string) => string | null,
): string {
  const { fact, expected, meant } = toRefusal(declaration, value)
  const said = typeof value === 'string' ? explain?.(declaration.name, value) : null
  const hint = meant === null ? said : toSuggestion(`"${meant}"`)
  return `${fact}. ${expected}${hint ? `. ${hint}` : ''}`
}

const cache = new WeakMap<readonly RenderedProp[], Map<string, RenderedProp>>()

/** Returns the declarations by both spellings of their names, `closeLabel` and `close-label`. */
export function propsByAttribute(
  declarations: readonly RenderedProp[],
): ReadonlyMap<string, RenderedProp> {
  const cached = cache.get(declarations)
  if (cached) return cached
  const declared = new Map<string, RenderedProp>()
  for (const declaration of declarations) {
    declared.set(toAttributeName(declaration.name), declaration)
    declared.set(declaration.name, declaration)
  }
  cache.set(declarations, declared)
  return declared
}

/** Why a prop rejects a value. */
interface Refusal {
  /** `Invalid value "x" for prop "size"` */
  fact: string
  /** `Expected one of "sm", "md"` */
  expected: string
  /** The value that was most likely meant, or null. */
  meant: string | null
}

/** Explains why a prop rejects a value. Rendering and `check` use the same words. */
export function toRefusal({ name, type }: Pick<Prop, 'name' | 'type'>, value: unknown): Refusal {
  const names = type.values?.filter((item) => typeof item === 'string') ?? []
  return {
    fact: `Invalid value ${describeValue(value)} for prop "${name}"`,
    expected: isTooLong(value)
      ? `Expected at most ${MAX_ITEMS} items`
      : `Expected ${describeProp(type)}`,
    meant: typeof value === 'string' ? findNearest(value, names) : null,
  }
}

function describeValue(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value)
  }
  if (isTooLong(value)) return `array of ${value.length} items`
  if (isArray(value)) return 'array'
  return typeof value === 'object' || typeof value === 'function' ? typeof value : String(value)
}

function isTooLong(value: unknown): value is unknown[] {
  return isArray(value) && value.length > MAX_ITEMS
}

/**
 * Converts a passed value to a prop's type, and a former value to the one that replaces it. Returns
 * undefined if the prop does not accept it, or if the value throws an error when it is looked at.
 */
export function coerceProp(
  prop: Pick<Prop, 'name' | 'type' | 'deprecatedValues'>,
  value: unknown,
): unknown {
  try {
    return coerceValue(prop, toCurrentValue(prop, value), isSafeValue)
  } catch {
    return undefined
  }
}
