import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { shareProject } from './make-project.ts'
import { toCommand } from './to-command.ts'

const project = shareProject()

function run(...args: string[]) {
  const [command, ...own] = toCommand('bin')
  const options = { cwd: project.folder, encoding: 'utf8', timeout: 120_000 } as const
  const { status, stdout, stderr } = spawnSync(command, [...own, ...args], options)
  return { status, stdout, stderr }
}

test('answers --version and --help on stdout, and serves nothing', () => {
  const { version } = JSON.parse(readFileSync('kit/package.json', 'utf8'))
  assert.deepEqual(run('--version'), { status: 0, stdout: `${version}\n`, stderr: '' })
  const { status, stdout, stderr } = run('--help')
  assert.deepEqual([status, stderr], [0, ''])
  assert.match(stdout, /^@kit-edge\/ui: the MCP server of Kit .*\n\nUsage: npx @kit-edge\/ui /)
})

test('rejects an unknown option on stderr with the usage and exit code 1', () => {
  for (const wrong of ['--nope', 'nope', '--help=yes']) {
    const { status, stdout, stderr } = run(wrong)
    assert.deepEqual([status, stdout], [1, ''], wrong)
    assert.match(
      stderr,
      /^.*(nope|--help).*\n[^]*\nUsage: npx @kit-edge\/ui \[--help\] \[--version\]\n/,
    )
  }
})
