import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as edgeTags from '../../engine/tags/index.ts'

test('exports exactly these names', () => {
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
    'toOwnText',
    'toSuggestion',
  ])
})
