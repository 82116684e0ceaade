import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { makeProject } from '../mcp/make-project.ts'

const project = makeProject('check-program')
const file = 'resources/views/pages/wrong.edge'
writeFileSync(join(project.folder, file), '<x-kit::buton />\n<x-kit::card variant="nope" />\n')
const bin = 'node_modules/@kit-edge/ui/build/mcp/bin.js'

function run(...args: string[]) {
  const options = { cwd: project.folder, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  return { status, stdout, stderr }
}

test('prints what the command prints, with the same exit code', () => {
  for (const args of [[file], [file, '--json'], ['resources/views/gone']]) {
    const own = run(bin, 'check', ...args)
    assert.equal(own.status, 1)
    assert.deepEqual(own, run('ace.js', 'kit:check', ...args))
  }
  assert.equal(run(bin, 'check', 'resources/views/live').status, 0)
})

test('rejects wrong options on stderr, with exit code 1', () => {
  for (const args of [
    ['--nope'],
    ['--fail-on=never'],
    ['--json', '--sarif'],
    ['--watch', '--json'],
  ]) {
    const { status, stdout, stderr } = run(bin, 'check', ...args)
    assert.deepEqual([status, stdout], [1, ''])
    assert.match(stderr, /^(Unknown option|Cannot )/)
  }
})
