import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { findProgram } from '../../tools/find-program.ts'
import { makeProject } from './make-project.ts'

test('flushes each file to disk before it replaces the old one', () => {
  const strace = findProgram('strace')
  assert.ok(strace, 'strace is missing: npm run setup')
  const { folder } = makeProject('flush')
  rmSync(join(folder, '.kit-schema.json'), { force: true })
  const file = join(folder, 'calls.trace')
  const under = ['-f', '-qq', '-y', '-s', '300', '-e', 'trace=fsync,/^rename', '-o', file]
  const command = [process.execPath, 'ace', 'kit:install', '--agents=cursor,claude']
  const { status, stderr } = spawnSync(strace, [...under, ...command], { cwd: folder })
  assert.equal(status, 0, String(stderr))
  const kept = new Set<string>()
  const renamed: string[] = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, flushed] = /fsync\(\d+<([^>]*\.tmp)>/.exec(line) ?? []
    if (flushed) kept.add(flushed)
    const [, from] = /rename\w*\(.*?"([^"]*\.tmp)"/.exec(line) ?? []
    if (!from) continue
    renamed.push(from)
    assert.ok(kept.has(from), `${from} was not kept before it was renamed`)
  }
  assert.ok(renamed.length >= 3, `only ${renamed.length} files were written`)
})
