import { statSync, existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { resolveDefaults, type ProjectConfig } from '../../library/config/resolve-defaults.ts'
import { type OwnConfig, toOwnConfig } from '../../library/config/own-components-config.ts'
import { toShortLine } from '../../problem/problem.ts'
import type { Catalog } from '../../schema/catalog.ts'
import { type InstalledLibrary, toCatalogFile } from '../installed-library.ts'
import { toStamp } from '../file-stamp.ts'
import { openEdgePackages } from './edge-packages.ts'
import { readCatalog } from '../read-catalog.ts'

/**
 * Reads the catalog of the installed package with the defaults of a project, the project's own
 * components, and those of its Edge libraries. If the configuration is missing or invalid, keeps the
 * package's defaults and passes a one-line message to `report`.
 * @param folder path of the project's folder of configuration files
 */
export function readProjectCatalog(
  installed: InstalledLibrary,
  folder: string,
  report: (problem: string) => void,
): Promise<Catalog> {
  return openProjectCatalog(installed, folder, report)()
}

/**
 * Caches the catalog of a project for a long-running process. At each call, reads again what
 * changed: the package, the project's configuration, or the templates of its components.
 * @param folder path of the project's folder of configuration files
 */
export function openProjectCatalog(
  installed: InstalledLibrary,
  folder: string,
  report: (problem: string) => void,
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
      current = readConfigured(installed, folder, report)
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
): Promise<Configured> {
  const catalog = await readCatalog(installed)
  const { namespace } = catalog.library
  const config = await readProjectConfig(folder, namespace, report)
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

/**
 * Returns the default export of a project's configuration file. If the file is missing or fails,
 * returns null and passes a one-line message to `report`.
 * @param folder path of the project's folder of configuration files
 * @param name name of the file without its extension
 */
export async function readProjectConfig(
  folder: string,
  name: string,
  report: (problem: string) => void,
): Promise<ProjectConfig | null> {
  const standing = 'The defaults of the package apply.'
  try {
    const config = await loadProjectConfig(folder, name)
    if (!config) report(`There is no \`config/${name}.ts\` in this project. ${standing}`)
    return config
  } catch (error) {
    report(`${(error as Error).message} ${standing}`)
    return null
  }
}

/**
 * Returns the default export of a project's configuration file, or null if there is no such file.
 * Throws an error with a one-line message if the file fails or exports no object.
 * @param folder path of the project's folder of configuration files
 * @param name name of the file without its extension
 */
export async function loadProjectConfig(
  folder: string,
  name: string,
): Promise<ProjectConfig | null> {
  const file = findConfigFile(folder, name)
  if (!file) return null
  const shown = `config/${file}`
  const value = await importDefault(join(folder, file)).catch((error: unknown) => {
    const line = findLine(error, join(basename(folder), file))
    const place = line ? `${shown}:${line}` : shown
    throw new Error(`Cannot run \`${place}\`: ${toReason(error).replace(/\.?$/, '.')}`)
  })
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return { file: shown, value }
  }
  throw new Error(`Cannot use \`${shown}\`, expected \`export default defineConfig({ … })\`.`)
}

async function importDefault(path: string): Promise<unknown> {
  // Modules are cached by URL, so a changed file needs a new one.
  const { mtimeMs, size } = statSync(path)
  const module = await import(`${pathToFileURL(path)}?changed=${mtimeMs}-${size}`)
  return module.default
}

/** Finds the line of a file in the stack of an error, which for a syntax error starts with it. */
function findLine(error: unknown, path: string): string | undefined {
  try {
    const stack = String((error as Error).stack).replaceAll('\\', '/')
    const [, ...places] = stack.split(path.replaceAll('\\', '/'))
    return places.map((text) => /^(?:\?[^:\s]*)?:(\d+)/.exec(text)?.[1]).find(Boolean)
  } catch {
    // What was thrown has no stack, or one that cannot be printed.
    return undefined
  }
}

/** Finds the TypeScript file, or its compiled version. */
function findConfigFile(folder: string, name: string): string | undefined {
  return [`${name}.ts`, `${name}.js`].find((file) => existsSync(join(folder, file)))
}

/** Returns the first line of what was thrown, which may be any value. */
function toReason(error: unknown): string {
  try {
    const [line = ''] = String(error instanceof Error ? error.message : error)
      .trim()
      .split('\n')
    // The compiler marks its errors with an "x".
    return toShortLine(line.replace(/^[x×] +/, ''), 200)
  } catch {
    return typeof error
  }
}

/** Reads a file of a project by its path in the project's folder. Returns null if there is none. */
export function readProjectFile(folder: string, file: string): string | null {
  try {
    return readFileSync(join(folder, file), 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw Object.assign(error as Error, { path: join(folder, file) })
  }
}
