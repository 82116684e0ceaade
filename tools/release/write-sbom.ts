import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A package in a lock file of npm. */
type Locked = { link?: boolean; [fact: string]: unknown }

/**
 * Writes the software bill of materials of the package, in CycloneDX, with `npm sbom`: the package
 * itself, what it is installed with, and what is bundled into its files, in the versions of
 * `package-lock.json`. Asked in the workspace, npm leaves out what the workspace around the package
 * needs too, so it is asked in a folder where the package is alone.
 */
export function writeSbom(file: string, root = '.'): void {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const { name, version, description, license, ...kit } = read('kit/package.json')
  const notices = readFileSync(join(root, 'kit/build/NOTICES.md'), 'utf8')
  const bundled = [...notices.matchAll(/^## (\S+) /gm)].map(([, one]) => one!)
  const ofEngine: Record<string, string> = read('engine/package.json').dependencies
  const dependencies = {
    ...Object.fromEntries(Object.entries(ofEngine).filter(([one]) => bundled.includes(one))),
    ...kit.dependencies,
  }
  const manifest = { name, version, description, license, dependencies }
  const packages = toOwnPackages(read('package-lock.json').packages, ['engine', 'kit'])
  const lock = { name, version, lockfileVersion: 3, packages: { ...packages, '': manifest } }
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    // Takes away what the workspace around it needs.
    npm(folder, 'prune', '--package-lock-only', '--offline', '--no-audit', '--no-fund')
    const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=library']
    const bom = JSON.parse(npm(folder, 'sbom', ...options))
    // npm calls it after the folder that it ran in.
    bom.metadata.component.name = name
    writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The packages of a lock file as workspaces find them: their own, and those of the root but the ones
 * in whose place they have another. None is marked any more as needed by the root alone.
 */
function toOwnPackages(packages: Record<string, Locked>, workspaces: string[]) {
  const paths = Object.keys(packages).filter((path) => !packages[path]!.link)
  const own = paths.filter((path) =>
    workspaces.some((one) => path.startsWith(`${one}/node_modules/`)),
  )
  const places = own.map((path) => path.slice(path.indexOf('node_modules/')))
  const isHidden = (path: string) => places.some((place) => `${path}/`.startsWith(`${place}/`))
  const shared = paths.filter((path) => path.startsWith('node_modules/') && !isHidden(path))
  return Object.fromEntries(
    [...shared, ...own].map((path) => {
      const { dev: _dev, peer: _peer, devOptional: _both, ...kept } = packages[path]!
      return [path.slice(path.indexOf('node_modules/')), kept]
    }),
  )
}

function npm(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8' })
  if (status === 0) return stdout
  throw new Error(
    `Cannot write the SBOM, \`npm ${args[0]}\` failed. Run \`npm install\`, which completes package-lock.json.\n${stderr}`,
  )
}
