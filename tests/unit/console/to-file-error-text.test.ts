import assert from 'node:assert/strict'
import test from 'node:test'
import { toFileErrorText } from '../../../engine/console/error-text.ts'

const toText = (parts: object) =>
  toFileErrorText(Object.assign(new Error('no'), parts), (path) => path.slice('/project/'.length))

test('the error of a file says which one, why, and that nothing was changed', () => {
  assert.equal(
    toText({ code: 'ENOSPC', path: '/project/a.json', changed: [] }),
    'Cannot use `a.json` (ENOSPC), expected a file that can be read and written: the disk is full. Nothing was changed.',
  )
})

test('a code that nobody has words for is told all the same', () => {
  assert.equal(
    toText({ code: 'toString', path: '/project/a.json' }),
    'Cannot use `a.json` (toString), expected a file that can be read and written. Nothing was changed.',
  )
})

test('what was changed before the error is named', () => {
  assert.match(
    toText({ code: 'EIO', path: '/project/c', changed: ['/project/a', '/project/b/d'] })!,
    /written\. Only `a`, `b\/d` changed; run it again\.$/,
  )
})

test('an error that is not one of a file has no such text', () => {
  assert.equal(toText({}), null)
  assert.equal(toText({ code: 'ENOSPC' }), null)
})
