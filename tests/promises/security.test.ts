import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { hasTest } from '../unit/fixtures/has-test.ts'

const rows = readFileSync('SECURITY.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Part|-)/.test(line))
  .map((line) => line.split(' | '))

/** Returns the tests that a cell names: a link to each file, and the titles in it. */
function listTests(cell: string): { file: string; title: string }[] {
  return [...cell.matchAll(/\]\((tests\/[^)]+)\)([^[]*)/g)].flatMap(([, file, text]) =>
    [...text!.matchAll(/“([^”]+)”/g)].map(([, title]) => ({ file: file!, title: title! })),
  )
}

test('names existing tests for every promise of SECURITY.md', () => {
  assert.ok(rows.length > 10)
  for (const [, promise, cell = ''] of rows) {
    const tests = listTests(cell)
    assert.ok(tests.length, promise)
    const missing = tests.filter(({ file, title }) => !hasTest(file, title))
    assert.deepEqual(missing, [], promise)
  }
})

test('notices a title that no test of a file has', () => {
  const [{ file, title }] = listTests(rows[0]![2]!) as [{ file: string; title: string }]
  assert.ok(hasTest(file, title))
  assert.ok(!hasTest(file, `not ${title}`))
  assert.ok(!hasTest('tests/none.test.ts', title))
})
