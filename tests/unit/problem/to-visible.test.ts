import assert from 'node:assert/strict'
import test from 'node:test'
import { isVisible, toVisible, toVisibleLines } from '../../../engine/problem/visible.ts'

const hostile: [name: string, text: string, shown: string][] = [
  ['an escape sequence', 'a\u001B[2Jb', 'a\\u001b[2Jb'],
  ['a link', '\u001B]8;;https://a.example\u0007b', '\\u001b]8;;https://a.example\\u0007b'],
  ['a C1 control', 'a\u009B31mb\u0085', 'a\\u009b31mb\\u0085'],
  ['a change of direction', 'a\u202Eb\u2066c\u061C\u200F', 'a\\u202eb\\u2066c\\u061c\\u200f'],
  ['ends of lines', 'a\rb\u2028c\u2029', 'a\\u000db\\u2028c\\u2029'],
  ['a backspace', 'a\bb\u007F\u0000', 'a\\u0008b\\u007f\\u0000'],
]

for (const [name, text, shown] of hostile) {
  test(`escapes ${name} [visible-characters]`, () => {
    assert.equal(toVisible(text), shown)
    assert.equal(toVisibleLines(text), shown)
    assert.deepEqual([isVisible(text), isVisible(shown)], [false, true])
    const value = { [text]: [text] }
    assert.deepEqual(JSON.parse(toVisibleLines(JSON.stringify(value, null, 2))), value)
  })
}

test('escapes line feeds and tabs only in one line, and keeps all other characters', () => {
  assert.equal(toVisible('a\n\tb'), 'a\\u000a\\u0009b')
  assert.equal(toVisibleLines('a\n\tb'), 'a\n\tb')
  const text = 'ä 日本語 🙂 עברית e\u0301 \u200D \uFEFF \u00A0 \\u001b'
  assert.equal(toVisible(text), text)
})
