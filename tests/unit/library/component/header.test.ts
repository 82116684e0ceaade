import assert from 'node:assert/strict'
import test from 'node:test'
import { parseHeader } from '../../../../engine/library/component/header.ts'

test('returns the description and the tags of a header, each tag with its line in the file', () => {
  assert.deepEqual(parseHeader('\n  One.\n\n  Two.\n\n  @slot [main] - The text.\n', 3), {
    description: 'One.\n\nTwo.',
    tags: [
      {
        tag: 'slot',
        type: '',
        name: 'main',
        optional: true,
        text: 'The text.',
        all: '[main] - The text.',
        line: 8,
      },
    ],
  })
})

test("reads the type of a script's member before its name", () => {
  const { tags } = parseHeader('*\n * @event {{ open: boolean }} acme:fold - It was folded.', 1)
  assert.deepEqual(
    tags.map(({ tag, type, name, text }) => [tag, type, name, text]),
    [['event', '{ open: boolean }', 'acme:fold', 'It was folded.']],
  )
})

test('joins the lines of a text', () => {
  const { tags } = parseHeader('@rule Say\n    what it\n  is.\n@since 1.0.0', 1)
  assert.deepEqual(
    tags.map(({ all, line }) => [all, line]),
    [
      ['Say what it is.', 1],
      ['1.0.0', 4],
    ],
  )
})

test('keeps quotes, braces, brackets and code at the start of a text', () => {
  for (const text of [
    '"Save" is a verb, not "OK".',
    '{braces} first',
    '[main] comes first.',
    '`a b` is code.',
    '- a dash',
    '{ left open',
    '[ left open',
  ]) {
    assert.equal(parseHeader(`@rule ${text}`, 1).tags[0]?.all, text)
  }
})

test('removes JSDoc asterisks and Windows line endings', () => {
  const { description, tags } = parseHeader(
    '*\r\n * One\r\n * two.\r\n *\r\n * @slot a - B\r\n ',
    1,
  )
  assert.equal(description, 'One\ntwo.')
  assert.deepEqual([tags[0]?.name, tags[0]?.text, tags[0]?.line], ['a', 'B', 5])
})

test('escapes the end of a comment, and reads an empty one as no text', () => {
  assert.equal(parseHeader('Matches */5 * * * *.', 1).description, 'Matches * /5 * * * *.')
  assert.deepEqual(parseHeader('', 1), { description: '', tags: [] })
  assert.deepEqual(parseHeader(' \n ', 1), { description: '', tags: [] })
})
