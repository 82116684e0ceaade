import assert from 'node:assert/strict'
import test from 'node:test'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { prefixIds, toExampleHtml } from '../../../plugins/example/to-example-html.ts'

test('gives an example its own ids', () => {
  assert.equal(
    toExampleHtml('<a href="#c" id="c">a</a><label for="c">d</label>', 'chip', ''),
    '<a href="#chip-c" id="chip-c">a</a><label for="chip-c">d</label>',
  )
})

test('adds the base path to images of an example, but not to links', () => {
  assert.equal(
    toExampleHtml('<a href="/b"><img src="/c.svg"></a>', 'chip', '/ui'),
    '<a href="/b"><img src="/ui/c.svg"></a>',
  )
})

test('removes autofocus from an example, except inside a dialog', () => {
  assert.equal(
    toExampleHtml('<input autofocus><dialog><input autofocus></dialog>', 'chip', ''),
    '<input><dialog><input autofocus></dialog>',
  )
})

function prefix(html: string): string {
  const tree = fromHtml(html, { fragment: true })
  prefixIds(tree, 'a-')
  return toHtml(tree)
}

const references = [
  'for',
  'form',
  'list',
  'headers',
  'popovertarget',
  'commandfor',
  'interestfor',
  'anchor',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
]

for (const name of references) {
  test(`prefixes ${name} if it refers to an element of the tree`, () => {
    assert.equal(
      prefix(`<i ${name}="b"></i><p id="b"></p>`),
      `<i ${name}="a-b"></i><p id="a-b"></p>`,
    )
    assert.equal(prefix(`<i ${name}="b"></i>`), `<i ${name}="b"></i>`)
  })
}

test('prefixes each of several ids only if it is in the tree', () => {
  const html = '<i aria-labelledby="b page c" aria-describedby="b"></i><b id="b"></b><b id="c"></b>'
  assert.equal(
    prefix(html),
    '<i aria-labelledby="a-b page a-c" aria-describedby="a-b"></i><b id="a-b"></b><b id="a-c"></b>',
  )
})

test('updates url() references in any attribute', () => {
  const html =
    '<svg><filter id="b"></filter><g fill="url(#b)" clip-path="url(#page)"></g></svg>' +
    '<p style="filter: url(\'#b\'); mask: url(/m.svg#b)">url(#b)</p>'
  assert.equal(
    prefix(html),
    '<svg><filter id="a-b"></filter><g fill="url(#a-b)" clip-path="url(#page)"></g></svg>' +
      '<p style="filter: url(&#x27;#a-b&#x27;); mask: url(/m.svg#b)">url(#b)</p>',
  )
})

test('keeps the map of an image', () => {
  assert.equal(
    prefix('<img usemap="#b"><map name="b"></map><img usemap="#page">'),
    '<img usemap="#a-b"><map name="a-b"></map><img usemap="#page">',
  )
})

test('updates a link to an element of the tree, and keeps others', () => {
  const html = '<a href="#b"></a><p id="b"></p><a href="#c"></a><a href="/#b"></a>'
  assert.equal(
    prefix(html),
    '<a href="#a-b"></a><p id="a-b"></p><a href="#c"></a><a href="/#b"></a>',
  )
  const svg = '<svg><g id="b"></g><use xlink:href="#b"></use></svg>'
  assert.equal(prefix(svg), '<svg><g id="a-b"></g><use xlink:href="#a-b"></use></svg>')
})

test('keeps other attributes and texts', () => {
  const html = '<input name="id" class="id" value="id" data-id="id"><label>id</label>'
  assert.equal(prefix(html), html)
})

test('keeps a tree without ids, and an empty one', () => {
  assert.equal(prefix('<p>Text <b>here</b></p>'), '<p>Text <b>here</b></p>')
  assert.equal(prefix(''), '')
  assert.equal(prefix('<i aria-controls=""></i>'), '<i aria-controls=""></i>')
})
