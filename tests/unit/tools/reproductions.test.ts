import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import test from 'node:test'
import { reproductions } from '../../../tools/reproductions.ts'
import { hasTest } from '../fixtures/has-test.ts'

test('each reproduction names a test that there is', () => {
  const all = Object.entries(reproductions).flatMap(([file, titles]) =>
    titles.map((title) => ({ file, title })),
  )
  assert.ok(all.length > 30)
  assert.deepEqual(
    all.filter(({ file, title }) => !hasTest(file, title)),
    [],
  )
})

test('a title that no test of a file has is noticed', () => {
  const [[file, [title]]] = Object.entries(reproductions) as [[string, [string]]]
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
  assert.match(stdout, /^holds {3}tests\/unit\/io\/read-template\.test\.ts: what is no text/m)
  assert.match(stdout, /^1 of 1 hold$/m)
  assert.equal(status, 0)
})

test('what no reproduction has in it is an error', () => {
  const { status, stderr } = only('nothing of the kind')
  assert.match(stderr, /^Cannot find `--only=nothing of the kind`/)
  assert.equal(status, 1)
})
