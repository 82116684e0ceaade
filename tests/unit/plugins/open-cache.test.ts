import assert from 'node:assert/strict'
import { join } from 'node:path'
import test from 'node:test'
import { openCache } from '../../../plugins/shared/open-cache.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('what is forgotten was not asked for since the last time', async (context) => {
  const cache = await openCache<string>(join(await createFolder(context, {}), 'cache.json'))
  cache.set('page', 'one')
  cache.set('other', 'two')
  cache.forget()
  assert.equal(cache.get('page'), 'one')
  cache.forget()
  assert.equal(cache.get('page'), 'one')
  assert.equal(cache.get('other'), undefined)
})
