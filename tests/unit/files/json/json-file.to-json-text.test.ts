import assert from 'node:assert/strict'
import test from 'node:test'
import { toJsonText } from '../../../../engine/files/json/json-file.ts'

test('indents the text and ends it with one line break', () => {
  assert.equal(toJsonText({ a: [1], b: undefined }), '{\n  "a": [\n    1\n  ]\n}\n')
})
