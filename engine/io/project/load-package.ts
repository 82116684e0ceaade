import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/**
 * Loads a package that a project has only through another one, which depends on it. Returns null if
 * one of them is not installed.
 * @param root path of the project
 */
export function loadPackage(root: string, through: string, name: string): unknown {
  try {
    const { resolve: find } = createRequire(resolve(root, 'package.json'))
    return createRequire(find(through))(name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}
