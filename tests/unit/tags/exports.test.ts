import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as edgeTags from '../../../engine/tags/index.ts'

test('the module exports exactly this', () => {
  assert.deepEqual(Object.keys(edgeTags).sort(), [
    'AttributeBag',
    'EXPECTED_URL',
    'decodeAttribute',
    'escapeHtml',
    'findNearest',
    'findPropsArgument',
    'isSafeValue',
    'isScriptUrl',
    'listMarkupTags',
    'parseProps',
    'scanTags',
    'spliceText',
    'tagsPlugin',
    'toComponentName',
    'toSuggestion',
  ])
})
