import assert from 'node:assert/strict'
import test from 'node:test'
import { ProblemError, toProblem } from '../../engine/problem/problem.ts'

const parts = { file: 'a.md', line: 3, cannot: 'read it', value: 'x', fix: 'Do this.' }

test('states in an error what failed, where, what was expected and how to fix it', () => {
  const error = new ProblemError({ ...parts, expected: ['A', 'B', 'C'] })
  assert.equal(error.message, 'Cannot read it `x` in `a.md:3`, expected A, B or C.\nDo this.')
  assert.deepEqual([error.name, error.loc], ['ProblemError', { file: 'a.md', line: 3 }])
  assert.ok(error instanceof Error)
})

test('turns a problem into an error with the same text', () => {
  const problem = toProblem({ ...parts, expected: ['A', 'B'] })
  assert.equal(problem.message, 'Cannot read it `x` in `a.md:3`, expected A or B.')
  assert.equal(new ProblemError([problem]).message, `${problem.message}\n${problem.fix}`)
  assert.equal(new ProblemError([problem]).problems[0], problem)
})

test('omits a missing value and expectation, and shortens a long value', () => {
  const bare = toProblem({ ...parts, value: undefined, expected: [] })
  assert.equal(bare.message, 'Cannot read it in `a.md:3`.')
  const long = toProblem({ ...parts, value: 'a\n'.repeat(99), expected: ['A'] })
  assert.equal(
    long.message,
    `Cannot read it \`${'a '.repeat(30).slice(0, 59)}…\` in \`a.md:3\`, expected A.`,
  )
})
