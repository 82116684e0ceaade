import assert from 'node:assert/strict'
import test from 'node:test'
import { toExampleHtml } from '../../../plugins/example/to-example-html.ts'

test('the ids of an example are its own', () => {
  assert.equal(
    toExampleHtml('<a href="#c" id="c">a</a><label for="c">d</label>', 'chip', ''),
    '<a href="#chip-c" id="chip-c">a</a><label for="chip-c">d</label>',
  )
})

test('the images of an example are below the base of the site, its links are not', () => {
  assert.equal(
    toExampleHtml('<a href="/b"><img src="/c.svg"></a>', 'chip', '/ui'),
    '<a href="/b"><img src="/ui/c.svg"></a>',
  )
})

test('an example leaves the focus alone, but for what opens above the page', () => {
  assert.equal(
    toExampleHtml('<input autofocus><dialog><input autofocus></dialog>', 'chip', ''),
    '<input><dialog><input autofocus></dialog>',
  )
})
