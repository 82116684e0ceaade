import assert from 'node:assert/strict'
import test from 'node:test'
import { toFileErrorText } from '../../../engine/console/error-text.ts'

const toText = (parts: object) =>
  toFileErrorText(Object.assign(new Error('no'), parts), (path) => path.slice('/project/'.length))

test('names the file, the reason, and that nothing was changed', () => {
  assert.equal(
    toText({ code: 'ENOSPC', path: '/project/a.json', changed: [] }),
    'Cannot use `a.json` (ENOSPC), expected a file that can be read and written: the disk is full. Nothing was changed.',
  )
})

test('prints an unknown error code without a reason', () => {
  assert.equal(
    toText({ code: 'toString', path: '/project/a.json' }),
    'Cannot use `a.json` (toString), expected a file that can be read and written. Nothing was changed.',
  )
})

test('names the files that were changed before the error', () => {
  assert.match(
    toText({ code: 'EIO', path: '/project/c', changed: ['/project/a', '/project/b/d'] })!,
    /written\. Only `a`, `b\/d` changed; run the command again\.$/,
  )
})

test('returns null for an error without a code or path', () => {
  assert.equal(toText({}), null)
  assert.equal(toText({ code: 'ENOSPC' }), null)
})
