import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { packKit } from './pack.ts'
import { toLowestVersions } from './to-lowest-versions.ts'
import { tryApp, type TrialOptions } from './try-app.ts'

const root = mkdtempSync(join(tmpdir(), 'Mein Projekt – ü-'))
after(() => rmSync(root, { recursive: true, force: true }))

const { peerDependencies } = JSON.parse(readFileSync('kit/package.json', 'utf8'))
const lowest = toLowestVersions(peerDependencies)
const other = 'Windows line endings, and without sessions, shield or a configuration'
/** The applications to create. Each takes long, so without COMPATIBILITY only the first one. */
const cases: [label: string, options: TrialOptions][] = [
  [
    `the lowest supported versions, pnpm and ${other}`,
    { versions: lowest, manager: 'pnpm', isBare: true, isCrlf: true },
  ],
  ['the lowest supported versions and npm', { versions: lowest }],
  ['the newest supported versions and pnpm', { versions: peerDependencies, manager: 'pnpm' }],
  [
    `the newest supported versions, npm and ${other}`,
    { versions: peerDependencies, isBare: true, isCrlf: true },
  ],
]

for (const [index, [label, options]] of cases.entries()) {
  if (index > 0 && process.env.COMPATIBILITY !== 'all') break
  test(`works with ${label}`, async () => {
    assert.deepEqual(lowest['@adonisjs/core'], '7.0.0')
    const { tarball } = await packKit()
    const folder = join(root, `App ${index}`)
    const trial = await tryApp(folder, tarball, options)
    assert.deepEqual(trial, {
      configure: null,
      install: null,
      list: null,
      page: null,
      server: null,
      'server of ace': null,
    })
    if (options.versions !== lowest) return
    for (const name of ['@adonisjs/core', 'edge.js']) {
      const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')
      assert.equal(JSON.parse(manifest).version, lowest[name])
    }
  })
}
