import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ProjectConfig } from '../../library/config/resolve-defaults.ts'
import { toShortLine } from '../../problem/problem.ts'
import { FileTypeError, statFile } from '../read-file.ts'
import { settleWithin, UnsettledError, type Wait, withoutExit } from '../run-modules.ts'
import { UserError } from '../../problem/user-error.ts'

/** Seconds after which a command fails because of a configuration that does not finish loading. */
const COMMAND_SECONDS = 30

/** Seconds after which a server goes on without such a configuration. */
export const SERVER_SECONDS = 3

/**
 * Returns the default export of a project's configuration file. If the file is missing or fails,
 * returns null and passes a one-line message to `report`.
 * @param folder path of the project's folder of configuration files
 * @param name name of the file without its extension
 * @param wait how long to wait for the file to load, and then to go on without it; null to throw an
 * Error then
 */
export async function readProjectConfig(
  folder: string,
  name: string,
  report: (problem: string) => void,
  wait: Wait | null = { seconds: SERVER_SECONDS },
): Promise<ProjectConfig | null> {
  const standing = 'The defaults of the package apply.'
  try {
    const config = await loadProjectConfig(folder, name, wait ?? undefined)
    if (!config) report(`There is no \`config/${name}.ts\` in this project. ${standing}`)
    return config
  } catch (error) {
    if (wait === null && (error as Error).cause instanceof UnsettledError) throw error
    report(`${(error as Error).message} ${standing}`)
    return null
  }
}

/**
 * Returns the default export of a project's configuration file, or null if there is no such file.
 * Throws an error with a one-line message if the file fails, does not finish loading, or exports no
 * object.
 * @param folder path of the project's folder of configuration files
 * @param name name of the file without its extension
 */
export async function loadProjectConfig(
  folder: string,
  name: string,
  wait: Wait = { seconds: COMMAND_SECONDS },
): Promise<ProjectConfig | null> {
  const file = findConfigFile(folder, name)
  if (!file) return null
  const shown = `config/${file}`
  // Node reads them to run a module, and would wait for a pipe.
  for (const manifest of [folder, dirname(folder)].map((path) => join(path, 'package.json'))) {
    if (existsSync(manifest)) statFile(manifest)
  }
  const value = await importDefault(join(folder, file), wait).catch((error: unknown) => {
    if (error instanceof FileTypeError) {
      throw new UserError(`Cannot use \`${shown}\`, expected a file and not ${error.kind}.`)
    }
    const line = findLine(error, join(basename(folder), file))
    const place = line ? `${shown}:${line}` : shown
    throw new UserError(`Cannot run \`${place}\`: ${toReason(error).replace(/\.?$/, '.')}`, {
      cause: error,
    })
  })
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return { file: shown, value }
  }
  throw new UserError(`Cannot use \`${shown}\`, expected \`export default defineConfig({ … })\`.`)
}

/** The modules that did not finish loading in time, and have not yet, with the error of each. */
const unsettled = new Map<string, UnsettledError>()

async function importDefault(path: string, { seconds, onLate }: Wait): Promise<unknown> {
  // Modules are cached by URL, so a changed file needs a new one.
  const { mtimeMs, size } = statFile(path)
  const url = `${pathToFileURL(path)}?changed=${mtimeMs}-${size}`
  const before = unsettled.get(url)
  if (before) throw before
  const loading: Promise<{ default?: unknown }> = withoutExit(() => import(url))
  const wait = {
    seconds,
    onLate: () => {
      unsettled.delete(url)
      onLate?.()
    },
  }
  return (
    await settleWithin(loading, wait).catch((error: unknown) => {
      if (error instanceof UnsettledError) unsettled.set(url, error)
      throw error
    })
  ).default
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
export function toReason(error: unknown): string {
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
