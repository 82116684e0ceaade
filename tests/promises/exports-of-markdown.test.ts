import assert from 'node:assert/strict'
import test from 'node:test'
import * as markdown from '../../engine/library/markdown/index.ts'

test('exports exactly these names', () => {
  assert.deepEqual(Object.keys(markdown).sort(), [
    'checkLinks',
    'escapeBrackets',
    'expandDirectives',
    'expandPage',
    'inlineCode',
    'lintMarkup',
    'lintPage',
    'markdownTable',
    'normaliseText',
    'parsePage',
    'replaceComponents',
    'rewriteDestinations',
    'takeTree',
    'toRawMarkdown',
  ])
})
