import { coerceProp } from '../edge/coerce-prop.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Component, Prop, SubComponent } from '../schema/component.ts'
import type { JsonValue } from '../schema/json-value.ts'
import { toLiteralText } from '../component/to-literal-text.ts'
import { findConfigured } from './find-configured.ts'

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
  const resolve = <T extends Component | SubComponent>(part: T): T => ({
    ...part,
    props: part.props.map((prop) => resolveProp(prop, catalog.library.namespace, config, report)),
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
  const { name, type } = prop
  const value = coerceProp({ name, type: type.text, values: type.values as string[] }, configured)
  if (value === undefined || typeof value === 'function') {
    const key = prop.defaultFrom.config.slice(namespace.length + 1)
    const shown = typeof configured === 'string' ? toLiteralText(configured) : typeof configured
    report(`Cannot use ${shown} as \`${key}\` in \`${file}\`, expected ${type.text}.`)
    return prop
  }
  const defaultFrom = { ...prop.defaultFrom, file }
  return { ...prop, default: value as JsonValue, defaultFrom }
}
