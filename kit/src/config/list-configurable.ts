import { listParts } from '../outputs/list-parts.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Prop } from '../schema/component.ts'

/** The props of one component whose defaults a project may set, by their key in the configuration. */
export type Configurable = { component: string; props: { key: string; prop: Prop }[] }

/** Every default that is a configuration lookup, by the first key of the lookup. */
export function listConfigurable(catalog: Catalog): Configurable[] {
  const { namespace } = catalog.library
  const found = new Map<string, Map<string, Prop>>()
  for (const part of listParts(catalog)) {
    for (const prop of part.props) {
      if (!prop.defaultFrom) continue
      const [component, ...keys] = prop.defaultFrom.config.slice(namespace.length + 1).split('.')
      const props = found.get(component!) ?? new Map<string, Prop>()
      found.set(component!, props.set(keys.join('.'), prop))
    }
  }
  return [...found].map(([component, props]) => ({
    component,
    props: [...props].map(([key, prop]) => ({ key, prop })),
  }))
}
