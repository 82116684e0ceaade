import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import test from 'node:test'
import { reproductions } from '../../../tools/reproductions.ts'
import { hasTest } from '../fixtures/has-test.ts'

test('names an existing test for each reproduction', () => {
  const all = Object.entries(reproductions).flatMap(([file, titles]) =>
    titles.map((title) => ({ file, title })),
  )
  assert.ok(all.length > 30)
  assert.deepEqual(
    all.filter(({ file, title }) => !hasTest(file, title)),
    [],
  )
})

test('notices a title that no test of a file has', () => {
  const [[file, [title]]] = Object.entries(reproductions) as [[string, [string]]]
  assert.ok(hasTest(file, title))
  assert.ok(!hasTest(file, `${title} or not`))
  assert.ok(!hasTest('tests/none.test.ts', title))
})

// Without the variable by which a test runner recognises that another one runs it.
const { NODE_TEST_CONTEXT: _, ...env } = process.env
const only = (text: string) =>
  spawnSync('node', ['tools/reproductions.ts', `--only=${text}`], { encoding: 'utf8', env })

test('runs a reproduction and prints its result', () => {
  const { status, stdout } = only('tests/unit/io/read-template.test.ts')
  assert.match(stdout, /^✔ explains why it cannot read/m)
  assert.match(stdout, /^ℹ pass 1$/m)
  assert.equal(status, 0)
})

test('rejects a filter that matches no reproduction', () => {
  const { status, stderr } = only('nothing of the kind')
  assert.match(stderr, /^Cannot find `--only=nothing of the kind`/)
  assert.equal(status, 1)
})
