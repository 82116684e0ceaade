import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runOk } from './run.ts'

/** What of the playground a new application does not have. */
const excluded = ['node_modules', '.env', 'kit', 'kit.ts', '.cursor', '.adonisjs', 'AGENTS.md']

/**
 * Makes a new AdonisJS application in an empty folder, without the library: the playground as it
 * was before it had one, with the same versions from the registry.
 */
export async function createApp(folder: string): Promise<void> {
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
      .replace(/,\s*\(\) => import\('kit-ui\/\w+'\)/g, '')
      // As in a new application: a list within the list.
      .replace(
        /\(\) => import\('(@adonisjs\/static\/\w+)'\)/,
        "{ file: () => import('$1'), environment: ['web'] }",
      ),
  )
  edit(folder, 'package.json', (text) => {
    const { scripts: _, ...manifest } = JSON.parse(text)
    for (const group of [manifest.dependencies, manifest.devDependencies]) {
      delete group['kit-ui']
      for (const name of Object.keys(group)) group[name] = readVersion(name)
    }
    return `${JSON.stringify({ ...manifest, name: 'my-app' }, null, 2)}\n`
  })
  await runOk(folder, ['npm', 'install', ...quiet])
}

/** Adds a packed package to an application. */
export async function addPackage(folder: string, tarball: string): Promise<void> {
  await runOk(folder, ['npm', 'install', tarball, ...quiet])
}

const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']

function edit(folder: string, file: string, change: (text: string) => string): void {
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

function readVersion(name: string): string {
  return JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')).version
}
