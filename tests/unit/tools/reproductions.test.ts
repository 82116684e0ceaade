import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import test from 'node:test'
import { reproductions } from '../../../tools/reproductions/list.ts'
import { hasTest } from '../fixtures/has-test.ts'

test('each reproduction names a test that there is', () => {
  assert.ok(reproductions.length > 30)
  const missing = reproductions.filter(({ file, test: title }) => !hasTest(file, title))
  assert.deepEqual(missing, [])
})

test('a title that no test of a file has is noticed', () => {
  const [{ file, test: title }] = reproductions as [(typeof reproductions)[0]]
  assert.ok(hasTest(file, title))
  assert.ok(!hasTest(file, `${title} or not`))
  assert.ok(!hasTest('tests/none.test.ts', title))
})

// Without the variable by which a test runner knows that it is run by another.
const { NODE_TEST_CONTEXT: _, ...env } = process.env
const only = (text: string) =>
  spawnSync('node', ['tools/reproductions.ts', `--only=${text}`], { encoding: 'utf8', env })

test('a reproduction is run, and its result printed', () => {
  const { status, stdout } = only('tests/unit/io/read-template.test.ts')
  assert.match(stdout, /^holds {3}A template that is too large is refused/m)
  assert.match(stdout, /^1 of 1 hold$/m)
  assert.equal(status, 0)
})

test('what no reproduction has in it is an error', () => {
  const { status, stderr } = only('nothing of the kind')
  assert.match(stderr, /^Cannot find `--only=nothing of the kind`/)
  assert.equal(status, 1)
})
