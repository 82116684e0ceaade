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
  /** Whether another package contains it */
  inBundle?: boolean
  hasInstallScript?: boolean
}

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
const manifest: Manifest = JSON.parse(read('kit/package.json'))
const workspace: Manifest & { allowScripts: Record<string, boolean> } = JSON.parse(
  read('package.json'),
)
const packages: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages

/** Returns where npm finds a dependency of the package at a path of the lockfile. */
function findPath(name: string, from: string): string {
  for (let at = from; ; at = at.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$|^[^/]+$/, '')) {
    const path = [at, 'node_modules', name].filter(Boolean).join('/')
    if (packages[path]) return path
    assert.ok(at, `${name} of ${from} is not in the lockfile`)
  }
}

/** Returns everything that is installed with the package, by its path in the lockfile. */
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

test('gives a reason in CONTRIBUTING for each dependency of the package, and names transitive ones [locked-packages]', () => {
  const [, section = ''] = read('CONTRIBUTING.md').split('## Dependencies of the package\n')
  const items = [...section.split('\n## ')[0]!.matchAll(/^- `([^`]+)` \w.{20,}\.$/gm)]
  const names = Object.keys(manifest.dependencies!)
  assert.deepEqual(items.map(([, name]) => name).sort(), names.sort())
  const [, others = ''] = /They bring (.*) with them/.exec(section) ?? []
  assert.deepEqual(
    [...others.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort(),
    installed
      .map(toName)
      .filter((name) => !names.includes(name))
      .sort(),
  )
})

test('installs at most six packages with the package', () => {
  assert.ok(installed.length >= 4 && installed.length <= 6, installed.join('\n'))
})

test('runs nothing when the package is installed: neither it nor a dependency has an install script [no-install-scripts]', () => {
  const scripts = Object.keys(manifest.scripts!).filter((name) => /install|prepare/.test(name))
  assert.deepEqual(scripts, [])
  assert.deepEqual(
    installed.filter((path) => packages[path]!.hasInstallScript),
    [],
  )
})

test('allows or denies every install script of this repository by name', () => {
  const running = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  assert.deepEqual(
    running.map(([path]) => toName(path)).sort(),
    Object.keys(workspace.allowScripts).sort(),
  )
})

test('locks one exact version of every tool', () => {
  for (const [name, range] of Object.entries(workspace.devDependencies!)) {
    if (packages[`node_modules/${name}`]!.link) continue
    const { version } = packages[`node_modules/${name}`]!
    assert.match(version!, /^\d+\.\d+\.\d+/, name)
    assert.match(range, /^(npm:[a-z]+@)?\^?\d+\.\d+\.\d+$/, name)
  }
})

test('locks every package by its content, independent of the registry [locked-packages]', () => {
  const workspaces = ['agent-docs', 'engine', 'kit', 'playground', 'plugins']
  const links = [
    '@kit-edge/agent-docs',
    '@kit-edge/docs',
    '@kit-edge/engine',
    '@kit-edge/ui',
    'playground',
  ]
  const own = ['', ...workspaces, ...links.map((name) => `node_modules/${name}`)]
  for (const [path, one] of Object.entries(packages)) {
    const { resolved, link, version, inBundle } = one
    if (own.includes(path)) {
      assert.ok(!resolved || (link && own.includes(resolved)), path)
      continue
    }
    // A bundled dependency is covered by the hash of the package that contains it.
    const whole = inBundle ? packages[path.slice(0, path.lastIndexOf('/node_modules/'))] : one
    assert.match(whole?.integrity ?? '', /^sha512-[\w+/]{86}==/, path)
    assert.match(version ?? '', /^\d+\.\d+\.\d+/, path)
    assert.equal(resolved, undefined, path)
  }
})
