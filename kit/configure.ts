import type Configure from '@adonisjs/core/commands/configure'

/** Prepares a project for the library: what `node ace configure` and `node ace add` call. */
export async function configure(command: Configure): Promise<void> {
  // Not before it is called: the configuration of every project imports this module, too.
  const { install } = await import('./console/install.ts')
  const { readProjectCatalog } = await import('./io/read-project-catalog.ts')
  // A new project has no configuration yet, and nothing is wrong with that.
  const catalog = await readProjectCatalog(command.app.configPath(), () => {})
  const text = await install({
    catalog,
    app: command.app,
    agents: [],
    editors: [],
    force: command.parsedFlags.force === true,
    dryRun: false,
  })
  process.stdout.write(text)
}
