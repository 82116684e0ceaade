import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders and files of a project that package managers and servers write. */
const others = /^(node_modules|tmp|build|\.adonisjs|package(-lock)?\.json)(\/|$)/

/**
 * Returns the text of every file that people write in a project; a folder, ending in a slash, has
 * none.
 */
export function readProject(folder: string, path = ''): Record<string, string> {
  const entries = readdirSync(join(folder, path), { withFileTypes: true })
  const found = entries.flatMap((entry) => {
    const name = path + entry.name
    if (others.test(name)) return []
    if (!entry.isDirectory()) return [[name, readFileSync(join(folder, name), 'utf8')]]
    return [[`${name}/`, ''], ...Object.entries(readProject(folder, `${name}/`))]
  })
  return Object.fromEntries(found.sort(([a], [b]) => (a! < b! ? -1 : 1)))
}
