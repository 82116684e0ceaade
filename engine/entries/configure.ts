import type Configure from '@adonisjs/core/commands/configure'
import { installed } from './installed.ts'

/** Prepares a project for the library: what `node ace configure` and `node ace add` call. */
export async function configure(command: Configure): Promise<void> {
  // Not before it is called: the configuration of every project imports this module, too.
  const { configureProject } = await import('../console/configure-project.ts')
  await configureProject(installed, command)
}
