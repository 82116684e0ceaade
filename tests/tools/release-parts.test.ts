import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { parsePublished } from '../../tools/release/read-state.ts'
import { toPublishArguments } from '../../tools/release.ts'
import { writeSbom } from '../../tools/release/write-sbom.ts'
import { createFolder } from '../unit/fixtures/create-folder.ts'

test('parses the published versions that npm prints', () => {
  assert.deepEqual(parsePublished('["1.0.0","1.1.0"]'), ['1.0.0', '1.1.0'])
  assert.deepEqual(parsePublished('"1.0.0"'), ['1.0.0'])
  assert.deepEqual(parsePublished('{"error":{"code":"E404"}}'), [])
})

test('returns null if the registry cannot be reached, unlike for no versions', () => {
  for (const output of ['', '{"error":{"code":"ECONNREFUSED"}}', 'null', 'npm error']) {
    assert.equal(parsePublished(output), null, output)
  }
})

test('publishes a package publicly and with provenance, and a pre-release under its own tag', () => {
  const args = ['publish', './a.tgz', '--access', 'public', '--provenance']
  assert.deepEqual(toPublishArguments('./a.tgz', '1.2.0'), args)
  assert.deepEqual(toPublishArguments('./a.tgz', '2.0.0-beta.1'), [...args, '--tag', 'next'])
})

const manifest = {
  name: '@acme/ui',
  version: '1.2.0',
  dependencies: { a: '^1.0.0', b: '^1.0.0' },
  devDependencies: { d3: '*' },
}
const packages = {
  '': { version: '0.0.0', workspaces: ['kit'], devDependencies: { vite: '*' } },
  kit: manifest,
  'node_modules/@acme/ui': { resolved: 'kit', link: true },
  // The root of the workspace has other versions, with more dependencies.
  'node_modules/a': { version: '9.0.0', dev: true, dependencies: { c: '^9.0.0' } },
  'node_modules/a/node_modules/c': { version: '9.0.0', dev: true },
  'kit/node_modules/a': { version: '1.0.1', dependencies: { c: '^3.0.0' } },
  // A flag of the workspace: the package does need it.
  'node_modules/b': {
    version: '1.5.0',
    dev: true,
    dependencies: { c: '^2.0.0' },
    peerDependencies: { d: '*' },
  },
  'node_modules/b/node_modules/c': { version: '2.0.0' },
  'node_modules/c': { version: '3.0.0' },
  'node_modules/d': {
    version: '4.0.0',
    peer: true,
    peerDependencies: { edge: '*' },
    peerDependenciesMeta: { edge: { optional: true } },
  },
  'node_modules/edge': { version: '6.0.0', peer: true },
  'node_modules/vite': { version: '8.0.0', dev: true },
  'node_modules/d3': { version: '7.0.0', dev: true, dependencies: { 'd3-path': '*' } },
  'node_modules/d3-path': { version: '3.0.0', dev: true },
}

/** Returns the packages in the SBOM of this lock file, with their versions. */
async function listInSbom(context: TestContext, packages: object): Promise<string[]> {
  const folder = await createFolder(context, {
    'kit/package.json': JSON.stringify(manifest),
    'kit/build/NOTICES.md': '# Code of others\n\n## vite 8.0.0\n## d3 7.0.0\n',
    'engine/package.json': JSON.stringify({ dependencies: { vite: '*', edge: '*' } }),
    'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages }),
  })
  writeSbom(join(folder, 'sbom.json'), folder)
  const { components } = JSON.parse(readFileSync(join(folder, 'sbom.json'), 'utf8'))
  return components.map(({ purl }: { purl: string }) => purl.slice('pkg:npm/'.length)).toSorted()
}

test('lists the transitive dependencies of the package in the SBOM, in the versions of the workspace', async (context) => {
  assert.deepEqual(await listInSbom(context, packages), [
    'a@1.0.1',
    'b@1.5.0',
    'c@2.0.0',
    'c@3.0.0',
    // Bundled into the files of the package: `d3` and `vite`.
    'd3-path@3.0.0',
    'd3@7.0.0',
    'd@4.0.0',
    'vite@8.0.0',
  ])
})

test('rejects a lock file without a dependency, and explains what to run', async (context) => {
  const { 'node_modules/b': _, ...others } = packages
  await assert.rejects(listInSbom(context, others), /^Error: Cannot write the SBOM.*`npm install`/)
})
