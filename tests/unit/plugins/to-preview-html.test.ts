import assert from 'node:assert/strict'
import test from 'node:test'
import { toPreviewHtml } from '../../../plugins/markdown/to-preview-html.ts'

test('the ids of an example are its own, and its addresses are below the base', () => {
  assert.equal(
    toPreviewHtml('<a href="/b" id="c">a</a><label for="c">d</label>', 'chip', '/ui'),
    '<a href="/ui/b" id="chip-c">a</a><label for="chip-c">d</label>',
  )
})

test('an example leaves the focus alone, but for what opens above the page', () => {
  assert.equal(
    toPreviewHtml('<input autofocus><dialog><input autofocus></dialog>', 'chip', ''),
    '<input><dialog><input autofocus></dialog>',
  )
})
