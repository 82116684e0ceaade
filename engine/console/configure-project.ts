import type Configure from '@adonisjs/core/commands/configure'
import type { InstalledLibrary } from '../io/installed-library.ts'
import { readProjectCatalog, readProjectFile } from '../io/project/catalog.ts'
import { loadProjectConfig } from '../io/project/config.ts'
import { toVisibleLines } from '../problem/visible.ts'
import { askToWire, install } from './install.ts'
import { toCommandErrorText } from './error-text.ts'

/** Prepares a project for `configure`. On failure, prints a message with the command to run. */
export async function configureProject(
  installed: InstalledLibrary,
  command: Configure,
): Promise<void> {
  const { library } = installed
  const { app, parsedFlags } = command
  const fail = (message: string) => {
    process.stderr.write(
      `${toVisibleLines(message)}\n\`${library.package}\` is installed but not configured. After you correct this, run \`node ace configure ${library.package}\`.\n`,
    )
    command.exitCode = 1
  }
  try {
    // If a workspace has it in another folder, the package manager has checked the versions.
    const core = readProjectFile(app.makePath(), 'node_modules/@adonisjs/core/package.json')
    const problem = core && toVersionProblem(library.package, JSON.parse(core).version)
    if (problem) return fail(problem)
    // Without its defaults, the files would be wrong.
    await loadProjectConfig(app.configPath(), library.namespace)
    // A new project has no configuration yet, which is not a problem.
    const catalog = await readProjectCatalog(installed, app.configPath(), () => {})
    const options = { catalog, app, agents: [], editors: [], dryRun: false }
    // `node ace add` passes flags as text.
    const isSet = (name: string) => String(parsedFlags[name]) === 'true'
    const text = await install(
      { ...options, force: isSet('force') },
      isSet('yes') || isSet('y') || askToWire(command.prompt),
    )
    process.stdout.write(toVisibleLines(text))
  } catch (error) {
    fail(toCommandErrorText(error, library.namespace, app.appRoot))
  }
}

const wanted = 7

/** Returns why the library does not support a version of AdonisJS, or null if it does. */
export function toVersionProblem(name: string, version: string): string | null {
  if (Number.parseInt(version, 10) >= wanted) return null
  return `Cannot configure \`${name}\` for AdonisJS ${version}, expected AdonisJS ${wanted}. Upgrade the project first.`
}
