import assert from 'node:assert/strict'
import test from 'node:test'
import { listNewComponents } from '../../../engine/catalog/groups.ts'
import { toComponent } from '../fixtures/widgets.ts'

const components = [
  toComponent('old', { since: '1.0.0' }),
  toComponent('new', { since: '1.1.0' }),
  toComponent('any', {}),
]
const release = (version: string) => ({ version, date: null, markdown: 'A.' })

test('lists components of the newest release as new', () => {
  const releases = [release('1.1.0'), release('1.0.0')]
  assert.deepEqual(listNewComponents({ components, releases }), ['new'])
})

test('lists nothing as new before the second release', () => {
  assert.deepEqual(listNewComponents({ components, releases: [release('1.1.0')] }), [])
  assert.deepEqual(listNewComponents({ components, releases: [] }), [])
})
