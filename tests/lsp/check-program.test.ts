import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { makeProject } from '../mcp/make-project.ts'
import { openAce } from '../package/open-ace.ts'

const project = makeProject('check-program')
const file = 'resources/views/pages/wrong.edge'
writeFileSync(
  join(project.folder, file),
  '<x-kit::buton />\n<x-kit::card variant="nope" />\n<x-kit::icon name="chekc" />\n',
)
const bin = 'node_modules/@kit-edge/ui/build/mcp/bin.js'

function run(...args: string[]) {
  const options = { cwd: project.folder, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  return { status, stdout, stderr }
}

test('prints what the command prints, with the same exit code', async (context) => {
  const ace = openAce()
  context.after(ace.close)
  let printed = ''
  for (const args of [[file], [file, '--json'], ['resources/views/gone']]) {
    const { status, stdout, stderr } = run(bin, 'check', ...args)
    const command = await ace.run(project.folder, ['kit:check', ...args])
    assert.equal(status, 1)
    assert.deepEqual({ code: status, stdout, stderr }, command)
    printed += stdout
  }
  assert.match(printed, /3:14 +error +Unknown icon "chekc"/)
  assert.equal(run(bin, 'check', 'resources/views/live').status, 0)
})

test('describes the options of the command with --help', () => {
  const { status, stdout, stderr } = run(bin, 'check', '--help')
  assert.deepEqual([status, stderr], [0, ''])
  assert.match(stdout, /^Find problems in templates.*\n\nUsage: npx @kit-edge\/ui check \[paths\] /)
  for (const option of ['paths', '--json', '--sarif', '--fix', '--fail-on', '--watch']) {
    assert.match(stdout, new RegExp(`^  ${option} +\\S`, 'm'))
  }
  assert.equal(run(bin, 'check', '-h', '--json').stdout, stdout)
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
