/** Types the configuration of a project; what is left out keeps the default of the package. */
export function defineConfig(config: Config): Config {
  return config
}

/**
 * Defaults of components that a project may set. In the package the build puts the exact type in
 * the place of this one, from the configuration lookups of the components.
 */
export interface Config {
  [component: string]: { [prop: string]: unknown } | undefined
}
