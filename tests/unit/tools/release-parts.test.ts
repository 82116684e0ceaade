import assert from 'node:assert/strict'
import test from 'node:test'
import { parsePublished } from '../../../tools/release/parse-published.ts'
import { toPackageLock } from '../../../tools/release/to-package-lock.ts'
import { toPublishArguments } from '../../../tools/release/to-publish-arguments.ts'

test('published versions are what npm prints of them', () => {
  assert.deepEqual(parsePublished('["1.0.0","1.1.0"]'), ['1.0.0', '1.1.0'])
  assert.deepEqual(parsePublished('"1.0.0"'), ['1.0.0'])
  assert.deepEqual(parsePublished('{"error":{"code":"E404"}}'), [])
})

test('a registry that cannot be asked is not one without versions', () => {
  for (const output of ['', '{"error":{"code":"ECONNREFUSED"}}', 'null', 'npm error']) {
    assert.equal(parsePublished(output), null, output)
  }
})

test('a package is published in public and with provenance, a pre-release under its own tag', () => {
  const args = ['publish', './a.tgz', '--access', 'public', '--provenance']
  assert.deepEqual(toPublishArguments('./a.tgz', '1.2.0'), args)
  assert.deepEqual(toPublishArguments('./a.tgz', '2.0.0-beta.1'), [...args, '--tag', 'next'])
})

const manifest = { name: '@acme/ui', version: '1.2.0', dependencies: { a: '^1.0.0', b: '^1.0.0' } }

test('the lock of a package alone has its dependencies and theirs, in the versions of the workspace', () => {
  const lock = {
    packages: {
      '': { version: '0.0.0' },
      kit: { version: '1.2.0' },
      'node_modules/@acme/ui': { link: true },
      // The workspace around it has other versions, and needs more.
      'node_modules/a': { version: '9.0.0' },
      'kit/node_modules/a': { version: '1.0.1', dependencies: { c: '*' } },
      'node_modules/b': { version: '1.5.0', dev: true, peerDependencies: { d: '*' } },
      'node_modules/c': { version: '3.0.0' },
      'node_modules/d': {
        version: '4.0.0',
        peerDependencies: { edge: '*' },
        peerDependenciesMeta: { edge: { optional: true } },
      },
      'node_modules/edge': { version: '6.0.0' },
      'node_modules/vite': { version: '8.0.0', dev: true },
    },
  }
  const alone = toPackageLock(lock, 'kit', manifest)
  assert.deepEqual(Object.keys(alone.lock.packages), [
    '',
    'node_modules/a',
    'node_modules/b',
    'node_modules/c',
    'node_modules/d',
  ])
  const packages = alone.lock.packages as Record<string, { version: string; dev?: boolean }>
  assert.equal(packages['node_modules/a']!.version, '1.0.1')
  // A flag of the workspace: here it is no tool.
  assert.equal(packages['node_modules/b']!.dev, undefined)
  assert.deepEqual(alone.lock.packages[''], manifest)
})

test('two versions of a dependency are both in the lock', () => {
  const lock = {
    packages: {
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0' } },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/b': { version: '1.0.0' },
    },
  }
  const { packages } = toPackageLock(lock, 'kit', manifest).lock
  assert.deepEqual(Object.keys(packages).length, 4)
  const versions = Object.values(packages).map((one) => (one as { version: string }).version)
  assert.deepEqual(versions.toSorted(), ['1.0.0', '1.0.0', '1.2.0', '2.0.0'])
})

test('a dependency that the lock file lacks is an error that names it', () => {
  assert.throws(
    () => toPackageLock({ packages: { 'node_modules/a': { version: '1.0.0' } } }, 'kit', manifest),
    /Cannot find b in package-lock\.json, which @acme\/ui depends on\. Run `npm install`\./,
  )
})
