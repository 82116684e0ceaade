import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { pack } from './pack.ts'
import { toLowestVersions } from './to-lowest-versions.ts'
import { tryApp } from './try-app.ts'

const root = mkdtempSync(join(tmpdir(), 'Mein Projekt – ü-'))
after(() => rmSync(root, { recursive: true, force: true }))

test('works with the lowest supported versions, pnpm and Windows line endings, and without sessions, shield or a configuration', async () => {
  const { peerDependencies } = JSON.parse(readFileSync('kit/package.json', 'utf8'))
  const versions = toLowestVersions(peerDependencies)
  assert.deepEqual(versions['@adonisjs/core'], '7.0.0')
  const { tarball } = await pack('kit', '.cache/package/tarballs')
  const folder = join(root, 'app')
  const options = { versions, manager: 'pnpm', isBare: true, isCrlf: true } as const
  const trial = await tryApp(folder, tarball, options)
  assert.deepEqual(trial, {
    configure: null,
    install: null,
    list: null,
    page: null,
    server: null,
    'server of ace': null,
  })
  for (const name of ['@adonisjs/core', 'edge.js']) {
    const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')
    assert.equal(JSON.parse(manifest).version, versions[name])
  }
})
