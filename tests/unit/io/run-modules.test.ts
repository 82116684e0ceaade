import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { pathToFileURL } from 'node:url'
import { settleWithin, UnsettledError } from '../../../engine/io/run-modules.ts'
import { createFolder } from '../fixtures/create-folder.ts'

const engine = join(import.meta.dirname, '../../../engine')
const toImport = (file: string) => JSON.stringify(pathToFileURL(join(engine, file)).href)

/** Keeps this process alive, as the input of a server does. */
function stayAlive(context: TestContext): void {
  const timer = setInterval(() => {}, 1000)
  context.after(() => clearInterval(timer))
}

test('returns the value of a module that loads in time, and its error', async () => {
  const listeners = process.listenerCount('beforeExit')
  assert.equal(await settleWithin(Promise.resolve(1), { seconds: 30 }), 1)
  await assert.rejects(
    settleWithin(Promise.reject(new Error('no')), { seconds: 30 }),
    /^Error: no$/,
  )
  assert.equal(process.listenerCount('beforeExit'), listeners)
})

test('rejects a module that does not load in time, and tells when it has', async (context) => {
  stayAlive(context)
  const loading = Promise.withResolvers<number>()
  const late = Promise.withResolvers<void>()
  const settled = settleWithin(loading.promise, { seconds: 0.001, onLate: late.resolve })
  await assert.rejects(settled, (error: Error) => {
    assert.ok(error instanceof UnsettledError)
    assert.match(error.message, /^it takes longer than 0\.001 seconds to load\. Correct /)
    return true
  })
  loading.resolve(2)
  await late.promise
})

/** Runs a module in a process of its own, with a configuration beside it. */
async function runBeside(context: TestContext, config: string, code: string) {
  const folder = await createFolder(context, { 'acme.ts': config, 'run.ts': code })
  const options = { encoding: 'utf8', timeout: 60_000 } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'run.ts')], options)
  return { status, stdout, stderr }
}

const load = `import { loadProjectConfig } from ${toImport('io/project/config.ts')}
process.exitCode = 1
await loadProjectConfig(import.meta.dirname, 'acme').then(
  ({ value }) => console.log(JSON.stringify(value)),
  ({ message }) => console.log(message),
)
process.exitCode = 0
`
const never = 'it never finishes loading. Correct what its top-level await waits for.'
const exits = 'it calls process.exit(), which would end the program that loads it.'

test('ends neither early nor in silence if a configuration never finishes loading', async (context) => {
  const { status, stdout, stderr } = await runBeside(context, 'await new Promise(() => {})', load)
  assert.deepEqual([status, stdout, stderr], [0, `Cannot run \`config/acme.ts\`: ${never}\n`, ''])
})

test('ends a server neither by process.exit() nor by an error in a timer of the project', async (context) => {
  const config = `setTimeout(() => process.exit(0))
setTimeout(() => Promise.reject(new Error('later')))
export default {}`
  const { status, stdout } = await runBeside(
    context,
    config,
    `import { keepAlive } from ${toImport('io/run-modules.ts')}
const said = []
keepAlive((text) => said.push(text.split('\\n')[0]))
setTimeout(() => {
  console.log(JSON.stringify(said))
  process.exit(7)
}, 200)
${load}`,
  )
  assert.equal(status, 7, 'only code of the project cannot exit')
  assert.deepEqual(
    stdout,
    `{}\n${JSON.stringify([`Error: ${exits.slice(0, -1)}`, 'Error: later'])}\n`,
  )
})

test('lets a signal end a configuration that never yields', async (context) => {
  const { status, stdout } = await runBeside(
    context,
    '',
    `import { spawn } from 'node:child_process'
import { once } from 'node:events'
const code = \`import { withDefaultSignals } from '${pathToFileURL(join(engine, 'io/run-modules.ts'))}'
process.on('SIGTERM', () => {})
await withDefaultSignals(async () => {
  console.log('started')
  for (;;);
})\`
const child = spawn(process.execPath, ['--input-type=module', '--eval', code])
await once(child.stdout, 'data')
child.kill('SIGTERM')
const [, signal] = await once(child, 'exit')
console.log(signal)
`,
  )
  assert.deepEqual([status, stdout], [0, 'SIGTERM\n'])
})
