import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { template, toManifest, withDependencies } from '../../../engine/package/manifest.ts'

const engine = JSON.parse(readFileSync('engine/package.json', 'utf8'))
const library = { package: '@zap/ui', namespace: 'zap' }
const file = 'zap/kit/package.json'

test('adds everything that the package needs to a manifest, under the name of the library', () => {
  const { exports, type, engines, peerDependencies, files } = template
  const manifest = toManifest({ version: '1.0.0' }, library, file)
  assert.deepEqual([manifest.name, manifest.version], ['@zap/ui', '1.0.0'])
  assert.deepEqual(manifest.bin, { 'zap-mcp': './build/mcp/bin.js' })
  assert.deepEqual(
    [manifest.exports, manifest.type, manifest.engines, manifest.peerDependencies, manifest.files],
    [exports, type, engines, peerDependencies, files],
  )
  assert.doesNotMatch(JSON.stringify(manifest), /kit/i)
})

test('keeps what the author of a library wrote into the manifest', () => {
  const own = {
    name: '@zap/ui',
    license: 'MIT',
    files: ['art', 'build'],
    exports: { './art/*': './art/*' },
    bin: { zap: './zap.js' },
    scripts: { lint: 'oxlint' },
    dependencies: { tinycolor: '^2.0.0' },
    peerDependencies: { luxon: '^3.0.0' },
  }
  const manifest = toManifest(own, library, file)
  assert.deepEqual(manifest.files, ['art', 'build', 'ai', 'AGENTS.md', 'CHANGELOG.md'])
  assert.deepEqual(manifest.exports, { ...own.exports, ...template.exports })
  assert.deepEqual(manifest.bin, { ...own.bin, 'zap-mcp': './build/mcp/bin.js' })
  assert.deepEqual(manifest.peerDependencies, { luxon: '^3.0.0', ...template.peerDependencies })
  assert.deepEqual([manifest.license, manifest.scripts], ['MIT', own.scripts])
  assert.deepEqual(manifest.dependencies, own.dependencies)
  // A complete manifest stays the same, including the order of its fields.
  assert.equal(JSON.stringify(toManifest(manifest, library, file)), JSON.stringify(manifest))
})

test('rejects a manifest whose name is not that of the library', () => {
  assert.throws(() => toManifest({ name: 'zap' }, library, file), {
    message:
      'Cannot build package `zap` in `zap/kit/package.json:1`, expected the name `@zap/ui`, as in `library.ts`.\nWrite the same name into both files.',
  })
})

test("depends only on the engine's packages that the files import", () => {
  const own = {
    name: '@zap/ui',
    dependencies: { tinycolor: '^2.0.0' },
    peerDependencies: { a: '1' },
  }
  const imported = ['@zap/ui', 'a', 'he', 'tinycolor']
  assert.deepEqual(withDependencies(own, engine, imported, file).dependencies, {
    tinycolor: '^2.0.0',
    he: engine.dependencies.he,
  })
  assert.throws(() => withDependencies(own, engine, ['luxon'], file), {
    message:
      'Cannot find `luxon` in `zap/kit/package.json:1`, expected it among the `dependencies`, because a component imports it.\nRun `npm install luxon` in the folder of this file.',
  })
})
