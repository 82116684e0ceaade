import assert from 'node:assert/strict'
import test from 'node:test'
import { cacheChecks } from '../../../plugins/cache/keys.ts'
import { catalog } from '../fixtures/catalog.ts'

const place = { file: 'content/page.md', catalog }
const good = { code: '<x-acme::chip :count="1">One</x-acme::chip>', meta: 'preview', line: 3 }
const bad = { code: '<x-acme::chp />', meta: 'preview', line: 9 }

test('reports a wrong example every time, and remembers a correct one', () => {
  const right = new Map<string, true>()
  for (let time = 0; time < 2; time += 1) {
    const check = cacheChecks(right, 'library')
    assert.deepEqual(check(good, place), [])
    assert.equal(check(bad, place).length, 1)
    assert.equal(right.size, 1)
  }
})

test('remembers a correct example by its code and options and the library, but not its line', () => {
  const right = new Map<string, true>()
  cacheChecks(right, 'library')(good, place)
  // Without the memory, this example would have problems here.
  const nowhere = { file: 'content/page.md', catalog: { ...catalog, components: [] } }
  const check = cacheChecks(right, 'library')
  assert.deepEqual(check({ ...good, line: 12 }, nowhere), [])
  assert.notDeepEqual(check({ ...good, meta: 'preview controls=size' }, nowhere), [])
  assert.notDeepEqual(cacheChecks(right, 'other')(good, nowhere), [])
})
