import type { JsonValue, Prop } from '../edge/index.ts'
import { toLiteralText } from '../edge/to-literal-text.ts'
import { coerceValue } from '../edge/coerce-value.ts'
import { toShortLine } from '../problem/to-short-line.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Component, SubComponent } from '../schema/component.ts'
import { findConfigured } from './find-configured.ts'
import { isJsonValue } from './is-json-value.ts'

/** What a project's configuration file exports, and its path from the project's folder. */
export type ProjectConfig = { file: string; value: unknown }

/**
 * The catalog with each default that is a configuration lookup as the project sets it. A value
 * that the prop does not take leaves the package's default; `report` hears of it, in one line.
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
  const resolve = <T extends Component | SubComponent>(part: T): T => ({
    ...part,
    props: part.props.map((prop) => resolveProp(prop, namespace, config, reportOnce)),
  })
  return {
    ...catalog,
    components: catalog.components.map((component) => ({
      ...resolve(component),
      subComponents: component.subComponents.map(resolve),
    })),
  }
}

function resolveProp(
  prop: Prop,
  namespace: string,
  { file, value: config }: ProjectConfig,
  report: (problem: string) => void,
): Prop {
  if (!prop.defaultFrom) return prop
  const configured = findConfigured(config, namespace, prop.defaultFrom.config)
  if (configured === undefined) return prop
  const value = toDefault(prop, configured)
  if (value === undefined) {
    const key = prop.defaultFrom.config.slice(namespace.length + 1)
    report(
      `Cannot use ${show(configured)} as \`${key}\` in \`${file}\`, expected ${prop.type.text}.`,
    )
    return prop
  }
  return { ...prop, default: value, defaultFrom: { ...prop.defaultFrom, file } }
}

/** What the prop makes of a configured value; undefined when it, or JSON, does not take it. */
function toDefault(prop: Prop, configured: unknown): JsonValue | undefined {
  try {
    const value = coerceValue(prop, configured, isMarkup)
    return isJsonValue(value) ? (JSON.parse(JSON.stringify(value)) as JsonValue) : undefined
  } catch {
    // What contains itself, and getters that throw.
    return undefined
  }
}

/**
 * Whether a value is what `html.safe()` gives, which is no JSON. Its class is not imported: all of
 * Edge would come with it.
 */
function isMarkup(value: unknown): boolean {
  return (value as object | null | undefined)?.constructor?.name === 'SafeValue'
}

function show(value: unknown): string {
  if (typeof value === 'string') return toLiteralText(toShortLine(value))
  if (Array.isArray(value)) return 'array'
  return ['number', 'boolean'].includes(typeof value) ? String(value) : typeof value
}
