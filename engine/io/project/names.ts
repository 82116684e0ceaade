import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ProjectNames } from '../../check/check-names.ts'
import { toStamp } from '../file-stamp.ts'
import { readText, readTextOrNull } from '../read-file.ts'

/**
 * Lists the names of a project's routes, judging by the text of `start/*.ts`: `.as('name')`, and the
 * routes of a resource.
 */
export function openRouteNames(root: string): () => string[] {
  let stamp: string | null = null
  let names: string[] = []
  return () => {
    const folder = join(root, 'start')
    const files = existsSync(folder)
      ? readdirSync(folder).filter((name) => /\.[jt]s$/.test(name))
      : []
    const now = files.map((name) => `${name}:${toStamp(join(folder, name))}`).join()
    if (now !== stamp) {
      const texts = files.map((name) => readTextOrNull(join(folder, name)) ?? '')
      names = [...new Set(texts.flatMap(listRouteNames))].sort()
    }
    stamp = now
    return names
  }
}

const RESOURCE = ['index', 'create', 'store', 'show', 'edit', 'update', 'destroy']

/** Lists the names of routes in a module. */
export function listRouteNames(code: string): string[] {
  const named = Array.from(code.matchAll(/\.as\(\s*(['"`])([\w.-]+)\1/g), ([, , name]) => name!)
  const resources = Array.from(code.matchAll(/\.resource\(\s*(['"`])([\w./-]+)\1/g), ([, , name]) =>
    name!.replaceAll('/', '.'),
  )
  return [...named, ...resources.flatMap((name) => RESOURCE.map((action) => `${name}.${action}`))]
}

/**
 * Opens the names of a project with an installed library.
 * @param packageFile `package.json` of the library
 */
export function openProjectNames(root: string, packageFile: string): ProjectNames {
  return { routes: openRouteNames(root), icons: openIconNames(packageFile) }
}

/** Lists the names of icons in the icon sets that a package depends on. Reads them once. */
export function openIconNames(packageFile: string): () => string[] {
  let names: string[] | null = null
  return () => (names ??= readIconNames(packageFile))
}

function readIconNames(packageFile: string): string[] {
  const { dependencies = {} } = JSON.parse(readText(packageFile))
  const require = createRequire(packageFile)
  const sets = Object.keys(dependencies).filter((name) => name.startsWith('@iconify-json/'))
  return sets.flatMap((name) => {
    const set = JSON.parse(readText(require.resolve(`${name}/icons.json`)))
    return Object.keys({ ...set.icons, ...set.aliases })
  })
}
