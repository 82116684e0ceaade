import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

const toScript = (cache: boolean) => `
  import { createProductionRenderer } from './tests/unit/components/create-production-renderer.ts'
  const edge = await createProductionRenderer({ cache: ${cache} })
  edge.registerTemplate('page', { template: '<x-kit::badge>{{ 1 }}</x-kit::badge><x-kit::input name="a" :value="1" />' })
  const flashMessages = { get: () => undefined }
  for (let round = 0; round < 5; round++) await edge.share({ flashMessages }).render('page')
`

function run(debug: string, cache = true): string {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', toScript(cache)],
    { encoding: 'utf8', env: { ...process.env, KIT_DEBUG: debug } },
  )
  assert.equal(status, 0, stderr)
  assert.equal(stdout, '')
  return stderr
}

test('prints what was cached when the process exits, the most rendered tag first', () => {
  const table = run('render')
  assert.match(table, /<x-kit::badge>\s+│ 3\s+│ 1\s+│ 1\s+│ ''/)
  assert.match(
    table,
    /<x-kit::input>\s+│ 0\s+│ 0\s+│ 5\s+│ 'has a class that is not declared as pure'/,
  )
  assert.ok(table.indexOf('<x-kit::input>') < table.indexOf('<x-kit::badge>'))
})

test('prints nothing for another value', () => {
  assert.equal(run(''), '')
})

test('prints nothing if tags are not cached', () => {
  assert.equal(run('render', false), '')
})
