/**
 * Defaults of components that a project may set. When a package is built, its exact type replaces
 * this one, based on the configuration lookups of the components.
 */
export interface Config {
  /** Folder of your own components, and the namespace of their tags: `<x-app::card>`. */
  components?: { namespace: string; directory: string }
  [component: string]: { [prop: string]: unknown } | undefined
}
