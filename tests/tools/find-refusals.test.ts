import assert from 'node:assert/strict'
import test from 'node:test'
import { findRefusals, type ReleaseState } from '../../tools/release/find-refusals.ts'

const ready: ReleaseState = {
  manifest: { name: '@acme/ui', version: '1.2.0', repository: 'https://code.acme.test/ui' },
  others: { 'engine/package.json': '1.2.0' },
  lockedVersion: '1.2.0',
  releases: [{ version: '1.2.0', date: '2026-03-01', markdown: '- A chip.' }],
  status: '',
  tags: [{ name: 'v1.1.0', isHere: false }],
  published: ['1.1.0'],
  canProve: true,
}
const publish = { publish: true }

test('accepts a release that is ready, with or without its own tag', () => {
  assert.deepEqual(findRefusals(ready, publish), [])
  const tags = [{ name: 'v1.2.0', isHere: true }]
  assert.deepEqual(findRefusals({ ...ready, tags }, publish), [])
})

test('rejects a version that is not semver, and reports nothing else', () => {
  for (const version of ['1.2', 'v1.2.0', '01.2.0', '1.2.0-01', '1.2.0+5', '']) {
    const manifest = { ...ready.manifest, version }
    const [message, ...others] = findRefusals({ ...ready, manifest }, publish)
    assert.match(message!, /^Cannot release version `.*`, expected one such as `1\.2\.0`/)
    assert.deepEqual(others, [])
  }
})

test('accepts a pre-release version', () => {
  const version = '2.0.0-beta.1'
  const state = {
    ...ready,
    manifest: { ...ready.manifest, version },
    others: { 'engine/package.json': version },
    lockedVersion: version,
    releases: [{ version, date: '2026-03-01', markdown: '- A chip.' }],
  }
  assert.deepEqual(findRefusals(state, publish), [])
})

const refused: [string, Partial<ReleaseState>, RegExp][] = [
  ['a published version', { published: ['1.2.0'] }, /^@acme\/ui 1\.2\.0 is published already\./],
  [
    'a version with a tag at another commit',
    { tags: [{ name: 'v1.2.0', isHere: false }] },
    /^Tag `v1\.2\.0` is at another commit\./,
  ],
  [
    'a commit tagged with another version',
    { tags: [{ name: 'v1.3.0', isHere: true }] },
    /^This commit has the tag `v1\.3\.0`, expected `v1\.2\.0`/,
  ],
  [
    'an engine with another version',
    { others: { 'engine/package.json': '1.1.0' } },
    /^engine\/package\.json has version `1\.1\.0`, expected `1\.2\.0` as in kit\/package\.json\./,
  ],
  [
    'a lock file with another version',
    { lockedVersion: '1.1.0' },
    /^package-lock\.json has version `1\.1\.0`, expected `1\.2\.0`\. Run `npm install`/,
  ],
  [
    'a version without an entry in the changelog',
    { releases: [{ version: '1.1.0', date: '2026-01-01', markdown: '- A.' }] },
    /^kit\/CHANGELOG\.md has no entry for 1\.2\.0\./,
  ],
  [
    'an entry without a date',
    { releases: [{ version: '1.2.0', date: null, markdown: '- A.' }] },
    /^The entry of 1\.2\.0 in kit\/CHANGELOG\.md has `unreleased`/,
  ],
  [
    'uncommitted changes',
    { status: ' M kit/index.ts\n?? a.ts' },
    /not committed\. Commit or remove them:\n {3}M kit\/index\.ts\n {2}\?\? a\.ts$/,
  ],
]
for (const [what, change, message] of refused) {
  test(`rejects ${what}, also in a dry run`, () => {
    for (const options of [publish, { publish: false }]) {
      const found = findRefusals({ ...ready, ...change }, options)
      assert.equal(found.length, 1, found.join('\n'))
      assert.match(found[0]!, message)
    }
  })
}

test('requires a registry, a repository and provenance only for publishing', () => {
  const { repository: _, ...manifest } = ready.manifest
  const state = { ...ready, manifest, published: null, canProve: false }
  assert.deepEqual(findRefusals(state, { publish: false }), [])
  const found = findRefusals(state, publish).join('\n')
  assert.match(found, /Cannot read the published versions/)
  assert.match(found, /kit\/package\.json has no `repository`/)
  assert.match(found, /Cannot sign the provenance here/)
})

test('reports every refusal at once, and shortens a long list of files', () => {
  const status = Array.from({ length: 12 }, (_, index) => `?? ${index}.ts`).join('\n')
  const found = findRefusals({ ...ready, status, published: ['1.2.0'] }, publish)
  assert.equal(found.length, 2)
  assert.match(found[1]!, /\n {2}\?\? 9\.ts\n {2}and 2 more$/)
})
