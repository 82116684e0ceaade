import { join } from 'node:path'
import type { Edge } from 'edge.js'
import { readComponentClasses, readComponentFiles } from '../io/component-files.ts'
import { createExplain } from '../io/explain.ts'
import type { InstalledLibrary } from '../io/installed-library.ts'
import { readOwnClasses } from '../io/project/own-classes.ts'
import { listOwnPaths } from '../io/project/own-paths.ts'
import { tagsPlugin, type EdgePluginOptions } from '../tags/index.ts'

/**
 * Creates the Edge plugin with the tags of an installed library, for any application with Edge:
 * `edge.use(await edgePlugin(), { recurring: true })`. Without `warn`, warnings go to stderr, as
 * process warnings.
 */
export async function createEdgePlugin(
  installed: InstalledLibrary,
  options: EdgePluginOptions = {},
): Promise<(edge: Edge) => void> {
  const { library, folder } = installed
  const names = readComponentFiles(folder).map(({ path }) => path)
  return tagsPlugin({
    warn: (message) => process.emitWarning(message, `${library.name}Warning`),
    ...options,
    namespace: library.namespace,
    directory: join(folder, 'components'),
    listComponents: () => names,
    classes: await readComponentClasses(folder),
    explain: createExplain(installed),
  })
}

/**
 * Creates the Edge plugin with the tags of an application's own components.
 * @param directory path of the folder with their templates
 */
export async function createOwnPlugin(
  installed: InstalledLibrary,
  { namespace, directory }: { namespace: string; directory: string },
  options: EdgePluginOptions,
): Promise<(edge: Edge) => void> {
  return tagsPlugin({
    warn: (message) => process.emitWarning(message, `${installed.library.name}Warning`),
    ...options,
    namespace,
    directory,
    listComponents: () => listOwnPaths(directory),
    classes: await readOwnClasses(installed, directory),
    bare: true,
  })
}
