import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { toTables } from '../browser/live/measured.ts'

test('shows in the guide what the browser tests have measured', () => {
  const page = readFileSync('content/guides/live-matrix.md', 'utf8').replaceAll(/ +|-{3,}/g, ' ')
  const tables = toTables()
  assert.equal(tables.length, 2)
  for (const table of tables) {
    for (const line of table.split('\n')) {
      assert.ok(
        page.includes(line.replaceAll(/ +|-{3,}/g, ' ')),
        `${line}\nRun \`npm run live:update\`.`,
      )
    }
  }
})
