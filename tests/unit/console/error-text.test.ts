import assert from 'node:assert/strict'
import test from 'node:test'
import { toCommandErrorText, toFileErrorText } from '../../../engine/console/error-text.ts'
import { ProblemError } from '../../../engine/problem/problem.ts'
import { UserError } from '../../../engine/problem/user-error.ts'

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

test('prints the stack of an unexpected error, whatever its first word is, and no other', () => {
  const toText = (error: unknown) => toCommandErrorText(error, 'acme', new URL('file:///project/'))
  const unexpected = new TypeError("Cannot read properties of undefined (reading 'name')")
  assert.equal(toText(unexpected), unexpected.stack)
  assert.equal(toText(new UserError('No `a` in `b`.')), 'No `a` in `b`.')
  const parts = { file: 'a.md', line: 1, cannot: 'read page', expected: [], fix: 'Delete it.' }
  assert.equal(toText(new ProblemError(parts)), 'Cannot read page in `a.md:1`.\nDelete it.')
})
