import assert from 'node:assert/strict'
import test from 'node:test'
import { isAlike } from '../../../plugins/example/to-example.ts'

test('ignores white space beside tags, and repeated white space between words', () => {
  assert.ok(isAlike('<p>a b</p>', '\n<p>a b</p>  '))
  assert.ok(isAlike('<p>a b</p>', '<p>\n  a\n  b\n</p>'))
  assert.ok(isAlike('<ul><li>a</li></ul>', '<ul>\n\n  <li>a</li>\n</ul>'))
})

test('compares words, tags and attributes', () => {
  assert.ok(!isAlike('<p>a b</p>', '<p>ab</p>'))
  assert.ok(!isAlike('<p>a</p>', '<p class="a">a</p>'))
  assert.ok(!isAlike('<p>a</p>', '<b>a</b>'))
  assert.ok(!isAlike('<p>a</p>', ''))
})

test('compares white space in an attribute, also beside angle brackets', () => {
  assert.ok(!isAlike('<p title="a b"></p>', '<p title="a  b"></p>'))
  assert.ok(!isAlike('<p title="a > b"></p>', '<p title="a >b"></p>'))
  assert.ok(!isAlike("<p title='a > b'></p>", "<p title='a >b'></p>"))
})

test('compares white space that a browser keeps', () => {
  for (const name of ['pre', 'textarea', 'PRE']) {
    assert.ok(isAlike(`<${name}> a</${name}>\n`, `<${name}> a</${name}>`))
    assert.ok(isAlike(`<p> <${name}> a</${name}></p>`, `<p><${name}> a</${name}> </p>`))
    assert.ok(!isAlike(`<${name}> a</${name}>`, `<${name}>a</${name}>`))
    assert.ok(!isAlike(`<${name}>a\n<b>b</b></${name}>`, `<${name}>a<b>b</b></${name}>`))
  }
})
