import { hash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { linkPackages } from './link-packages.ts'
import { runOk } from './run.ts'

/** Parts of the playground that a new application lacks. */
const excluded = ['node_modules', '.env', 'kit', 'kit.ts', '.cursor', '.adonisjs', 'AGENTS.md']

/** Options of an application; by default the one of the playground, with npm. */
export type AppOptions = {
  manager?: 'npm' | 'pnpm'
  /** Versions of packages, instead of those of this checkout */
  versions?: Record<string, string>
  /** Additional packages, with their ranges */
  packages?: Record<string, string>
  /** Whether to omit sessions, shield and static files */
  isBare?: boolean
  /** Whether its packages are links to those of this checkout, which takes no time */
  isLinked?: boolean
}

/** How each package manager installs the packages of `package.json`, or the named ones. */
const managers = {
  npm: ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
  pnpm: ['npx', '--yes', 'pnpm@12.21.0', 'add', '--prefer-offline', '--reporter=append-only'],
}

/**
 * Creates a new AdonisJS application without the library in an empty folder: the playground before
 * it had one, with the same versions from the registry.
 */
export async function createApp(
  folder: string,
  {
    manager = 'npm',
    versions = {},
    packages = {},
    isBare = false,
    isLinked = false,
  }: AppOptions = {},
): Promise<void> {
  cpSync('playground', folder, {
    recursive: true,
    filter: (path) => !excluded.includes(basename(path)),
  })
  cpSync(join(folder, '.env.example'), join(folder, '.env'))
  for (const path of ['app/controllers', 'app/validators', 'resources/views']) {
    rmSync(join(folder, path), { recursive: true, force: true })
  }
  writeFileSync(join(folder, 'start/routes.ts'), '')
  edit(folder, 'adonisrc.ts', (text) =>
    text
      .replace(/,\s*\(\) => import\('@kit-edge\/ui\/\w+'\)/g, '')
      // As in a new application: a nested list.
      .replace(
        /\(\) => import\('(@adonisjs\/static\/\w+)'\)/,
        "{ file: () => import('$1'), environment: ['web'] }",
      ),
  )
  edit(folder, 'package.json', (text) => {
    const { scripts: _, ...manifest } = JSON.parse(text)
    for (const group of [manifest.dependencies, manifest.devDependencies]) {
      delete group['@kit-edge/ui']
      for (const name of Object.keys(group)) group[name] = versions[name] ?? readVersion(name)
    }
    Object.assign(manifest.devDependencies, packages)
    return `${JSON.stringify({ ...manifest, name: 'my-app' }, null, 2)}\n`
  })
  // pnpm asks about every install script; AdonisJS has one that it does not need.
  if (manager === 'pnpm') {
    writeFileSync(join(folder, 'pnpm-workspace.yaml'), "allowBuilds:\n  '@swc/core': false\n")
  }
  if (isBare) strip(folder)
  if (isLinked) linkPackages(folder)
  else if (manager === 'npm') await installCopy(folder)
  else
    await runOk(
      folder,
      managers[manager].map((word) => (word === 'add' ? 'install' : word)),
    )
}

/**
 * Installs the packages of an application once, and copies them for each application with the same
 * ones.
 */
async function installCopy(folder: string): Promise<void> {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
  const kept = resolve('.cache/package/installed', hash('sha256', manifest).slice(0, 16))
  if (!existsSync(kept)) {
    const next = `${kept}.${process.pid}`
    mkdirSync(next, { recursive: true })
    writeFileSync(join(next, 'package.json'), manifest)
    await runOk(next, managers.npm)
    // A concurrent test may have been faster.
    if (!existsSync(kept)) renameSync(next, kept)
  }
  cpSync(kept, folder, { recursive: true, verbatimSymlinks: true })
}

/** Adds a packed package to an application. */
export async function addPackage(
  folder: string,
  tarball: string,
  manager: 'npm' | 'pnpm' = 'npm',
): Promise<void> {
  await runOk(folder, [...managers[manager], tarball])
}

/** Removes the optional packages from an application. */
function strip(folder: string): void {
  const optional = ['session', 'shield', 'static']
  const line = new RegExp(`^.*@adonisjs/(${optional.join('|')})\\b.*\\n`, 'gm')
  for (const file of ['adonisrc.ts', 'start/kernel.ts']) {
    edit(folder, file, (text) => text.replace(line, ''))
  }
  edit(folder, 'start/env.ts', (text) => text.replace(/^ *SESSION_.*\n/m, ''))
  edit(folder, 'package.json', (text) => text.replace(line, ''))
  for (const name of optional) rmSync(join(folder, 'config', `${name}.ts`))
}

function edit(folder: string, file: string, change: (text: string) => string): void {
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

function readVersion(name: string): string {
  return JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')).version
}
