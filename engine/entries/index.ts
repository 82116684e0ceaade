import type { Config } from './config.ts'

export { configure } from './configure.ts'
export type { Config }

/** Types the configuration of a project. Omitted values keep the default of the package. */
export function defineConfig(config: Config): Config {
  return config
}
