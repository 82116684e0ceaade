import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** A project with the built package, in which tests may break any file. */
export type Project = {
  folder: string
  /** Path of the installed package */
  package: string
  /** Path of the package's catalog */
  catalog: string
  /** Path of the project's configuration of the library */
  config: string
}

const excluded = ['node_modules', 'public', '.adonisjs', '.cursor', '.env']

/**
 * Creates a project in `.cache/mcp`: the playground with a copy of the built package. Their
 * dependencies resolve to parent folders.
 */
export function makeProject(name: string): Project {
  const folder = resolve('.cache/mcp', name)
  const packageFolder = join(folder, 'node_modules/@kit-edge/ui')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(packageFolder, { recursive: true })
  cpSync('playground', folder, {
    recursive: true,
    filter: (path) => !excluded.includes(basename(path)),
  })
  cpSync('playground/.env.example', join(folder, '.env'))
  for (const part of ['package.json', 'build']) {
    cpSync(join('kit', part), join(packageFolder, part), { recursive: true })
  }
  const config = join(folder, 'config/kit.ts')
  writeFileSync(config, 'export default {}\n')
  const catalog = join(packageFolder, 'build/catalog.json')
  return { folder, package: packageFolder, catalog, config }
}

let shared: Project | undefined

/** Returns a project that no test changes, the same for all tests of this process. */
export function shareProject(): Project {
  if (shared) return shared
  shared = makeProject(`shared-${process.pid}`)
  const { folder } = shared
  process.once('exit', () => rmSync(folder, { recursive: true }))
  return shared
}
