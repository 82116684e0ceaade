import type Configure from '@adonisjs/core/commands/configure'
import type { Config } from './config.ts'
import { installed } from './installed.ts'

export type { Config }

/** Types the configuration of a project. Omitted values keep the default of the package. */
export function defineConfig(config: Config): Config {
  return config
}

/** Prepares a project for the library. Called by `node ace configure` and `node ace add`. */
export async function configure(command: Configure): Promise<void> {
  // Imported here, because the configuration of every project imports this module, too.
  const { configureProject } = await import('../console/configure-project.ts')
  await configureProject(installed, command)
}
