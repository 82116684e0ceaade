import { dirname, join } from 'node:path'
import { resolveDefaults } from '../../library/config/resolve-defaults.ts'
import { type OwnConfig, toOwnConfig } from '../../library/config/own-components-config.ts'
import { toShortLine } from '../../problem/problem.ts'
import type { Catalog } from '../../schema/catalog.ts'
import { type InstalledLibrary, toCatalogFile } from '../installed-library.ts'
import { toStamp } from '../file-stamp.ts'
import { openEdgePackages } from './edge-packages.ts'
import { readCatalog } from '../read-catalog.ts'
import { readText } from '../read-file.ts'
import { type Wait, withoutExit } from '../run-modules.ts'
import { readProjectConfig, SERVER_SECONDS, toReason } from './config.ts'

/**
 * Reads the catalog of the installed package with the defaults of a project, the project's own
 * components, and those of its Edge libraries. If the configuration is missing or invalid, keeps the
 * package's defaults and passes a one-line message to `report`. Throws an Error if the configuration
 * does not finish loading.
 * @param folder path of the project's folder of configuration files
 */
export function readProjectCatalog(
  installed: InstalledLibrary,
  folder: string,
  report: (problem: string) => void,
): Promise<Catalog> {
  return openCatalog(installed, folder, report, null)()
}

/**
 * Caches the catalog of a project for a server. At each call, reads again what changed: the package,
 * the project's configuration, or the templates of its components. Goes on without a configuration
 * that does not finish loading, until it does.
 * @param folder path of the project's folder of configuration files
 */
export function openProjectCatalog(
  installed: InstalledLibrary,
  folder: string,
  report: (problem: string) => void,
): () => Promise<Catalog> {
  return openCatalog(installed, folder, report, SERVER_SECONDS)
}

/** @param seconds after which to go on without the configuration; null for never */
function openCatalog(
  installed: InstalledLibrary,
  folder: string,
  report: (problem: string) => void,
  seconds: number | null,
): () => Promise<Catalog> {
  const { namespace: name, package: library } = installed.library
  const files = [toCatalogFile(installed), join(folder, `${name}.ts`), join(folder, `${name}.js`)]
  const root = dirname(folder)
  const listPackages = openEdgePackages(root, library)
  let opening: Promise<ReturnType<OpenOwnComponents>> | null = null
  let stamp: string | undefined
  let current: Promise<Configured>
  return async () => {
    const now = files.map(toStamp).join()
    if (now !== stamp) {
      stamp = now
      const wait = seconds === null ? null : { seconds, onLate: () => (stamp = undefined) }
      // The getters of a configuration are code of the project, too.
      current = withoutExit(() => readConfigured(installed, folder, report, wait))
    }
    const { catalog, own } = await current
    const packages = listPackages()
    if (!own && !packages.length) return catalog
    // Loaded only for a project that has any, because it parses templates.
    opening ??= import('./own-components.ts').then((module) =>
      module.openOwnComponents(root, report),
    )
    const addOwn = await opening
    return addOwn(catalog, own, packages)
  }
}

type OpenOwnComponents = (typeof import('./own-components.ts'))['openOwnComponents']

/** The catalog of the package with the defaults of a project, and the folder of its components. */
type Configured = { catalog: Catalog; own: OwnConfig | null }

async function readConfigured(
  installed: InstalledLibrary,
  folder: string,
  report: (problem: string) => void,
  wait: Wait | null,
): Promise<Configured> {
  const catalog = await readCatalog(installed)
  const { namespace } = catalog.library
  const config = await readProjectConfig(folder, namespace, report, wait)
  if (!config) return { catalog, own: null }
  let own: OwnConfig | null = null
  try {
    own = toOwnConfig(config, namespace)
  } catch (error) {
    report(error instanceof Error ? error.message.split('\n')[0]! : toReason(error))
  }
  try {
    return { catalog: resolveDefaults(catalog, config, report), own }
  } catch (error) {
    // A getter of the project's configuration threw.
    const reason = toShortLine(error instanceof Error ? error.message : String(error))
    report(`Cannot read \`${config.file}\`: ${reason}. The defaults of the package apply.`)
    return { catalog, own }
  }
}

/** Reads a file of a project by its path in the project's folder. Returns null if there is none. */
export function readProjectFile(folder: string, file: string): string | null {
  try {
    return readText(join(folder, file))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw Object.assign(error as Error, { path: join(folder, file) })
  }
}
