import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A package in npm's lock file. */
type Locked = { link?: boolean; [fact: string]: unknown }

/**
 * Writes the software bill of materials of the package (CycloneDX) with `npm sbom`: the package
 * itself, its dependencies, and the packages that are bundled into its files, in the versions of
 * `package-lock.json`. Runs npm in a folder of its own: in the workspace, npm would omit packages
 * that the workspace itself also needs. Throws an Error if npm fails.
 */
export function writeSbom(file: string, root = '.'): void {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const { name, version, description, license, ...kit } = read('kit/package.json')
  const notices = readFileSync(join(root, 'kit/build/NOTICES.md'), 'utf8')
  const bundled = [...notices.matchAll(/^## (\S+) /gm)].map(([, one]) => one!)
  const ofEngine: Record<string, string> = read('engine/package.json').dependencies
  const ofComponents: Record<string, string> = kit.devDependencies ?? {}
  const all = Object.entries({ ...ofEngine, ...ofComponents })
  const dependencies = {
    ...Object.fromEntries(all.filter(([one]) => bundled.includes(one))),
    ...kit.dependencies,
  }
  const manifest = { name, version, description, license, dependencies }
  const packages = toOwnPackages(read('package-lock.json').packages, ['engine', 'kit'])
  const lock = { name, version, lockfileVersion: 3, packages: { ...packages, '': manifest } }
  using folder = mkdtempDisposableSync(join(tmpdir(), 'sbom-'))
  writeFileSync(join(folder.path, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder.path, 'package-lock.json'), JSON.stringify(lock))
  // Removes packages that only the workspace needs.
  npm(folder.path, 'prune', '--package-lock-only', '--offline', '--no-audit', '--no-fund')
  const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=library']
  const bom = JSON.parse(npm(folder.path, 'sbom', ...options))
  // npm names it after the folder that it runs in.
  bom.metadata.component.name = name
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
}

/**
 * Returns the packages of a lock file as the workspaces resolve them: their own packages, and those
 * of the root that they do not override. Removes the marks of packages that only the root needs.
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
