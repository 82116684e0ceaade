import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as edgeTags from '../../../engine/tags/index.ts'

test('the module exports exactly this', () => {
  assert.deepEqual(Object.keys(edgeTags).sort(), [
    'AttributeBag',
    'findPropsArgument',
    'parseProps',
    'scanTags',
    'tagsPlugin',
  ])
})
