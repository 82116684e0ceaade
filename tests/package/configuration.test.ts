import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { describe } from 'node:test'
import { makeProject } from '../mcp/make-project.ts'
import { run, terminal } from './run.ts'

const bin = 'node_modules/@kit-edge/ui/build/mcp/bin.js'
const commands = [
  'check',
  'check --json',
  'cursor-rules',
  'eject button',
  'export-api-map',
  'export-json',
  'format',
  'install',
  'install --remove',
  'list',
  'show button --json',
].map((command) => ['ace', ...`kit:${command}`.split(' ')])

describe('with a configuration that never finishes loading', { concurrency: 2 }, () => {
  const project = makeProject('configuration-stuck')
  writeFileSync(project.config, 'await new Promise(() => {})\nexport default {}\n')
  for (const command of [...commands, ['ace', 'configure', '@kit-edge/ui'], [bin, 'check']]) {
    test(`names the file and exits with 1: ${command.slice(1).join(' ')}`, async () => {
      const { code, stdout, stderr } = await run(project.folder, ['node', ...command])
      assert.deepEqual([code, stdout], [1, ''], stderr)
      assert.match(
        stderr,
        /^Cannot run `config\/kit\.ts`: it never finishes loading\. Correct what its top-level await waits for\./,
      )
      assert.doesNotMatch(stderr, /\n +at /)
    })
  }
})

const endings: [config: string, code: number, stderr: RegExp][] = [
  [
    'process.exit(0)',
    0,
    /^Cannot run `config\/kit\.ts:1`: it calls process\.exit\(\), which would .* The defaults of the package apply\.\n$/,
  ],
  [
    'setTimeout(() => process.exit(0))\nawait new Promise((done) => setTimeout(done, 200))',
    1,
    /^Error: it calls process\.exit\(\)/m,
  ],
  [
    'setTimeout(() => Promise.reject(new Error("later")))\nawait new Promise((done) => setTimeout(done, 200))',
    1,
    /^Error: later/m,
  ],
  ['setInterval(() => {}, 1000)\nexport default {}', 0, /^$/],
]

describe(
  'with a configuration that tries to end the process, or to keep it alive',
  { concurrency: 2 },
  () => {
    for (const [index, [config, code, stderr]] of endings.entries()) {
      const { folder, config: file } = makeProject(`configuration-ends-${index}`)
      writeFileSync(file, `${config}\n`)
      for (const command of [
        ['ace', 'kit:check'],
        [bin, 'check'],
      ]) {
        test(`ends ${command.slice(1).join(' ')} with ${code}: ${JSON.stringify(config)}`, async () => {
          const result = await run(folder, ['node', ...command])
          assert.equal(result.code, code, result.stderr)
          assert.match(result.stderr, stderr)
          assert.equal(result.stdout, code ? '' : 'No problems in 25 templates.\n')
        })
      }
    }
  },
)

test('does not wait for a named pipe in place of `package.json`', async () => {
  const { folder } = makeProject('configuration-pipe')
  rmSync(join(folder, 'package.json'))
  execFileSync('mkfifo', [join(folder, 'package.json')])
  assert.deepEqual(await run(folder, ['node', bin, 'check']), {
    code: 0,
    stdout: 'No problems in 25 templates.\n',
    stderr:
      'Cannot use `package.json`, expected a file and not a named pipe. The defaults of the package apply.\n',
  })
})

/** Starts a command that waits forever, and returns by which signal it ended. */
async function stop(folder: string, args: string[], signal: NodeJS.Signals, waits: RegExp) {
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...terminal } })
  let said = ''
  child.stderr.on('data', (text) => (said += text))
  child.stderr.on('data', () => waits.test(said) && child.kill(signal))
  // Nobody reads its output.
  child.stdout.pause()
  const [, by] = await once(child, 'exit')
  child.stdout.destroy()
  return by
}

describe('ends at a signal', { concurrency: 2 }, () => {
  const looping = makeProject('configuration-loops')
  writeFileSync(looping.config, 'console.error("loops")\nfor (;;);\nexport default {}\n')
  const waiting = makeProject('configuration-waits')
  writeFileSync(
    waiting.config,
    'setInterval(() => {}, 1000)\nconsole.error("waits")\nawait new Promise(() => {})\n',
  )
  const logging = makeProject('configuration-logs')
  writeFileSync(
    logging.config,
    'setTimeout(() => console.error("prints"), 2000)\nexport default {}\n',
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    for (const [folder, why, args] of [
      [looping.folder, 'loops', ['ace', 'kit:list']],
      [looping.folder, 'loops', [bin, 'check']],
      [waiting.folder, 'waits', ['ace', 'kit:install']],
      [waiting.folder, 'waits', [bin, 'check']],
      // The output is larger than a pipe, and nobody reads it.
      [logging.folder, 'prints', ['ace', 'kit:export-json']],
    ] as const) {
      test(`${signal} while it ${why}: ${args.slice(1).join(' ')}`, async () => {
        assert.equal(await stop(folder, [...args], signal, new RegExp(why)), signal)
      })
    }
  }
})
