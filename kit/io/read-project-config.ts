import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ProjectConfig } from '../src/config/resolve-defaults.ts'
import { toShortLine } from '../src/problem/to-short-line.ts'

/**
 * What the configuration file of a project exports by default; null when there is none or it
 * cannot be run, and `report` hears of that, in one line.
 * @param folder path of the project's folder of configuration files
 * @param name name of the file without its ending
 */
export async function readProjectConfig(
  folder: string,
  name: string,
  report: (problem: string) => void,
): Promise<ProjectConfig | null> {
  const standing = 'Defaults are those of the package.'
  const file = findConfigFile(folder, name)
  if (!file) {
    report(`There is no \`config/${name}.ts\` in this project. ${standing}`)
    return null
  }
  const shown = `config/${file}`
  try {
    const path = join(folder, file)
    // A module is cached by its address: a changed file needs another one.
    const { mtimeMs, size } = statSync(path)
    const { default: value } = await import(`${pathToFileURL(path)}?changed=${mtimeMs}-${size}`)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { file: shown, value }
    }
    report(`Cannot use \`${shown}\`, expected a default export made with defineConfig. ${standing}`)
  } catch (error) {
    report(`Cannot run \`${shown}\`: ${toReason(error).replace(/\.?$/, '.')} ${standing}`)
  }
  return null
}

/** TypeScript, or what it was compiled to. */
function findConfigFile(folder: string, name: string): string | undefined {
  return [`${name}.ts`, `${name}.js`].find((file) => existsSync(join(folder, file)))
}

/** The first line of what was thrown, which may be anything. */
function toReason(error: unknown): string {
  try {
    const [line = ''] = String(error instanceof Error ? error.message : error)
      .trim()
      .split('\n')
    return toShortLine(line, 200)
  } catch {
    return typeof error
  }
}
