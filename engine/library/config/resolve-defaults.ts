import type { JsonValue, Prop } from '../../tags/index.ts'
import { describeLimits, toLiteralText } from '../../tags/props/prop.ts'
import { coerceValue } from '../../tags/props/coerce-value.ts'
import { toCurrentValue } from '../../tags/props/deprecation.ts'
import { toShortLine } from '../../problem/problem.ts'
import { findNearest, toSuggestion } from '../../problem/suggestion.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { Component, SubComponent } from '../../schema/component.ts'
import { listConfigKeys } from './config-file.ts'

/** The exported value of a project's configuration file, and its path from the project's folder. */
export type ProjectConfig = { file: string; value: unknown }

/**
 * Returns the catalog with the configurable defaults that the project sets. If a prop does not
 * accept a value, keeps the package's default and passes a one-line message to `report`, as for a key
 * that nothing reads and that is nearly one that exists.
 */
export function resolveDefaults(
  catalog: Catalog,
  config: ProjectConfig,
  report: (problem: string) => void,
): Catalog {
  const reported = new Set<string>()
  // Several props may share a lookup.
  const reportOnce = (problem: string) => {
    if (!reported.has(problem)) report(problem)
    reported.add(problem)
  }
  const { namespace } = catalog.library
  const keys = ['components', ...listConfigKeys(catalog).map(({ key }) => key)]
  for (const { key, nearest } of findMistyped(config.value, keys)) {
    report(`Cannot use the key \`${key}\` in \`${config.file}\`. ${toSuggestion(`\`${nearest}\``)}`)
  }
  const resolve = <T extends Component | SubComponent>(entry: T): T => ({
    ...entry,
    props: entry.props.map((prop) => {
      const former = entry.props.filter((old) => old.deprecated?.replacement === prop.name)
      return resolveProp(prop, former, namespace, config, reportOnce)
    }),
  })
  return {
    ...catalog,
    components: catalog.components.map((component) => ({
      ...resolve(component),
      subComponents: component.subComponents.map(resolve),
    })),
  }
}

/**
 * Finds the keys of a configuration that are not among the known ones, `toast.region.max`, but
 * nearly are. Any other unknown key may be one of the application.
 */
function findMistyped(
  value: unknown,
  known: string[],
  path = '',
): { key: string; nearest: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const within = known.filter((key) => key.startsWith(path)).map((key) => key.slice(path.length))
  const names = [...new Set(within.map((key) => key.split('.')[0]!))]
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = `${path}${name}`
    if (names.includes(name))
      return known.includes(key) ? [] : findMistyped(inner, known, `${key}.`)
    const nearest = findNearest(name, names)
    return nearest === null ? [] : { key, nearest: `${path}${nearest}` }
  })
}

/** Resolves a default. A project may still set it under the former name of the prop. */
function resolveProp(
  prop: Prop,
  former: Prop[],
  namespace: string,
  { file, value: config }: ProjectConfig,
  report: (problem: string) => void,
): Prop {
  const lookups = [prop, ...former].flatMap(({ defaultFrom }) => defaultFrom?.config ?? [])
  const lookup = lookups.find((one) => findConfigured(config, namespace, one) !== undefined)
  if (lookup === undefined) return prop
  const configured = findConfigured(config, namespace, lookup)
  const value = toDefault(prop, configured)
  if (value === undefined) {
    const key = lookup.slice(namespace.length + 1)
    const expected = describeLimits(prop.type) ?? prop.type.text
    report(`Cannot use ${show(configured)} as \`${key}\` in \`${file}\`, expected ${expected}.`)
    return prop
  }
  return { ...prop, default: value, defaultFrom: { config: lookup, file } }
}

/**
 * Converts a configured value to the prop's type. Returns undefined if the prop does not accept it,
 * or if JSON cannot represent it.
 */
function toDefault(prop: Prop, configured: unknown): JsonValue | undefined {
  try {
    const value = coerceValue(prop, toCurrentValue(prop, configured), isMarkup)
    return isJsonValue(value) ? (JSON.parse(JSON.stringify(value)) as JsonValue) : undefined
  } catch {
    // The value contains itself, or a getter throws.
    return undefined
  }
}

/**
 * Whether a value is the result of `html.safe()`, which is not JSON. Its class is not imported,
 * because that would load all of Edge.
 */
function isMarkup(value: unknown): boolean {
  return (value as object | null | undefined)?.constructor?.name === 'SafeValue'
}

function show(value: unknown): string {
  if (typeof value === 'string') return toLiteralText(toShortLine(value))
  if (Array.isArray(value)) return 'array'
  return ['number', 'boolean'].includes(typeof value) ? String(value) : typeof value
}

/**
 * Returns the value of a lookup such as `acme.button.variant` in the project's configuration.
 * Returns undefined if it is not set, or if the lookup is in another configuration file.
 */
export function findConfigured(config: unknown, namespace: string, lookup: string): unknown {
  const [file, ...keys] = lookup.split('.')
  if (file !== namespace || !keys.length) return undefined
  let value = config
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value ?? undefined
}

/** Whether JSON can represent a value completely. Throws a RangeError if it contains itself. */
function isJsonValue(value: unknown): value is JsonValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  // `Array.from` also checks the holes of an array.
  if (Array.isArray(value)) return Array.from(value).every(isJsonValue)
  return typeof value === 'object' && isPlain(value) && Object.values(value).every(isJsonValue)
}

/** Whether an object is a plain object, not an instance of a class. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.hasOwn(prototype as object, 'isPrototypeOf')
}
