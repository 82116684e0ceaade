import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Gives a project the packages of this checkout, as links: all but the ones that are built here.
 */
export function linkPackages(project: string): void {
  const modules = join(project, 'node_modules')
  mkdirSync(join(modules, '@kit-edge'), { recursive: true })
  for (const name of readdirSync('node_modules')) {
    if (name.startsWith('.') || name === '@kit-edge') continue
    symlinkSync(resolve('node_modules', name), join(modules, name))
  }
}
