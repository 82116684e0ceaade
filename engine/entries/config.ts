/**
 * Defaults of components that a project may set. In the package the build puts the exact type in
 * the place of this one, from the configuration lookups of the components.
 */
export interface Config {
  [component: string]: { [prop: string]: unknown } | undefined
}
