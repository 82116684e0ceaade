import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'scripts', Record<string, string>>
>
type Locked = Manifest & {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  /** Whether it comes inside of the package around it */
  inBundle?: boolean
  hasInstallScript?: boolean
}

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
const manifest: Manifest = JSON.parse(read('kit/package.json'))
const workspace: Manifest & { allowScripts: Record<string, boolean> } = JSON.parse(
  read('package.json'),
)
const packages: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages

/** Where npm finds a package that one at a path of the lockfile depends on. */
function findPath(name: string, from: string): string {
  for (let at = from; ; at = at.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$|^[^/]+$/, '')) {
    const path = [at, 'node_modules', name].filter(Boolean).join('/')
    if (packages[path]) return path
    assert.ok(at, `${name} of ${from} is not in the lockfile`)
  }
}

/** Everything that is installed with the package, by its path in the lockfile. */
function listInstalled(path: string, found = new Set<string>()): Set<string> {
  for (const name of Object.keys(packages[path]!.dependencies ?? {})) {
    const next = findPath(name, path)
    if (found.has(next)) continue
    found.add(next)
    listInstalled(next, found)
  }
  return found
}

const installed = [...listInstalled('kit')]
const toName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)

test('CONTRIBUTING has the reason for each dependency of the package, and names what comes with it', () => {
  const [, section = ''] = read('CONTRIBUTING.md').split('## Dependencies of the package\n')
  const rows = [...section.split('\n## ')[0]!.matchAll(/^\| `([^`]+)` +\| (\w.{20,}) \|$/gm)]
  const names = Object.keys(manifest.dependencies!)
  assert.deepEqual(rows.map(([, name]) => name).sort(), names.sort())
  const [, others = ''] = /They bring (.*) with them/.exec(section) ?? []
  assert.deepEqual(
    [...others.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort(),
    installed
      .map(toName)
      .filter((name) => !names.includes(name))
      .sort(),
  )
})

test('the package is installed with at most half a dozen packages', () => {
  assert.ok(installed.length >= 4 && installed.length <= 6, installed.join('\n'))
})

test('nothing runs when the package is installed: neither it nor a dependency has such a script', () => {
  const scripts = Object.keys(manifest.scripts!).filter((name) => /install|prepare/.test(name))
  assert.deepEqual(scripts, [])
  assert.deepEqual(
    installed.filter((path) => packages[path]!.hasInstallScript),
    [],
  )
})

test('whatever runs at the installation of this repository is allowed or refused by name', () => {
  const running = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  assert.deepEqual(
    running.map(([path]) => toName(path)).sort(),
    Object.keys(workspace.allowScripts).sort(),
  )
})

test('every tool has one exact version in the lockfile', () => {
  for (const [name, range] of Object.entries(workspace.devDependencies!)) {
    if (packages[`node_modules/${name}`]!.link) continue
    const { version } = packages[`node_modules/${name}`]!
    assert.match(version!, /^\d+\.\d+\.\d+/, name)
    assert.match(range, /^\^?\d+\.\d+\.\d+$/, name)
  }
})

test('every package of the lockfile is known by its content, from whichever registry it comes', () => {
  const workspaces = ['engine', 'kit', 'playground', 'plugins']
  const links = ['@kit-edge/docs', '@kit-edge/engine', '@kit-edge/ui', 'playground']
  const own = ['', ...workspaces, ...links.map((name) => `node_modules/${name}`)]
  for (const [path, one] of Object.entries(packages)) {
    const { resolved, link, version, inBundle } = one
    if (own.includes(path)) {
      assert.ok(!resolved || (link && own.includes(resolved)), path)
      continue
    }
    // What a package brings within itself is known by the content of that package.
    const whole = inBundle ? packages[path.slice(0, path.lastIndexOf('/node_modules/'))] : one
    assert.match(whole?.integrity ?? '', /^sha512-[\w+/]{86}==/, path)
    assert.match(version ?? '', /^\d+\.\d+\.\d+/, path)
    assert.equal(resolved, undefined, path)
  }
})
