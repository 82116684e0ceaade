import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { runOk } from './run.ts'

/**
 * Unpacks a package into a project whose packages it needs, or instead of an earlier version of it,
 * whose dependencies it keeps. Takes a second, where npm would compare all packages of the project.
 */
export async function unpack(project: string, tarball: string): Promise<void> {
  const modules = join(project, 'node_modules')
  await runOk(project, ['tar', '-xzf', tarball])
  const { name, bin = {} } = JSON.parse(
    readFileSync(join(project, 'package/package.json'), 'utf8'),
  ) as {
    name: string
    bin?: Record<string, string>
  }
  const folder = join(modules, name)
  const nested = join(folder, 'node_modules')
  if (existsSync(nested)) renameSync(nested, join(project, 'package/node_modules'))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  renameSync(join(project, 'package'), folder)
  const programs = join(modules, '.bin')
  mkdirSync(programs, { recursive: true })
  for (const [program, path] of Object.entries(bin)) {
    rmSync(join(programs, program), { force: true })
    symlinkSync(relative(programs, join(folder, path)), join(programs, program))
  }
}
