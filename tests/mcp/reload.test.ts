import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import test, { after } from 'node:test'
import { makeProject } from './make-project.ts'
import { startServer, type TestServer } from './start-server.ts'

const project = makeProject('reload')
const whole = readFileSync(project.catalog, 'utf8')
const empty = 'export default {}\n'

let edits = 0
/**
 * Writes a file with a new modification time, because two edits within one clock tick look the
 * same.
 */
function edit(file: string, text: string): void {
  rmSync(file, { recursive: true, force: true })
  writeFileSync(file, text)
  edits += 1
  utimesSync(file, new Date(), new Date(Date.now() + edits * 1000))
}

function reset(): void {
  edit(project.catalog, whole)
  edit(project.config, empty)
}

/** Returns the default of the prop `color` of buttons, and where it is set. */
async function readColor(server: TestServer) {
  const { structuredContent, content } = await server.call('get_component', { names: ['button'] })
  assert.ok(structuredContent, content[0].text)
  const prop = structuredContent.components[0].props.find(
    ({ name }: { name: string }) => name === 'color',
  )
  return [prop.default, prop.defaultFrom]
}

const ofPackage = ['primary', 'kit.button.color']
const toConfig = (color: string) => `export default { button: { color: '${color}' } }\n`
const ofProject = (color: string) => [color, 'kit.button.color in config/kit.ts']

const calls: [string, Record<string, unknown>][] = [
  ['search_components', { query: 'button' }],
  ['list_components', {}],
  ['get_component', { names: ['button'] }],
  ['get_component_examples', { names: ['button'] }],
  ['get_tokens', {}],
]

async function assertBroken(server: TestServer): Promise<void> {
  for (const [tool, args] of calls) {
    const { isError, content } = await server.call(tool, args)
    assert.equal(isError, true, tool)
    assert.match(content[0].text, /^Cannot (read|find) `catalog\.json` .*Install the package again/)
    assert.doesNotMatch(content[0].text, /\n|node_modules|JSON at|zod/i)
  }
  for (const uri of ['kit://llms.txt', 'kit://tokens', 'kit://components/button']) {
    const { error } = await server.request('resources/read', { uri })
    assert.equal(error.code, -32603)
    assert.match(error.message, /^Cannot (read|find) `catalog\.json`/)
  }
  assert.equal((await server.request('tools/list')).result.tools.length, 5)
  assert.deepEqual((await server.request('ping')).result, {})
}

async function assertWhole(server: TestServer): Promise<void> {
  for (const [tool, args] of calls) assert.ok((await server.call(tool, args)).structuredContent)
}

const damages: [string, () => void][] = [
  ['missing', () => rmSync(project.catalog)],
  ['cut in half', () => edit(project.catalog, whole.slice(0, whole.length / 2))],
  ['empty', () => edit(project.catalog, '')],
  ['{}', () => edit(project.catalog, '{}')],
  ['invalid', () => edit(project.catalog, whole.replace('"components"', '"parts"'))],
  [
    'a folder',
    () => {
      rmSync(project.catalog)
      mkdirSync(project.catalog)
    },
  ],
]

reset()
/** Runs during all of these damages. */
const running = await startServer(project)
after(() => running[Symbol.asyncDispose]())

for (const [label, damage] of damages) {
  test(`reports a catalog.json that is ${label} in every tool, until it is restored`, async () => {
    reset()
    await assertWhole(running)
    damage()
    await assertBroken(running)
    await using started = await startServer(project)
    await assertBroken(started)
    reset()
    await assertWhole(running)
    await assertWhole(started)
    assert.equal((await started.end()).code, 0)
  })
}

test('ends normally after all these damages', async () => {
  assert.equal((await running.end()).code, 0)
})

test('applies a changed configuration from the next call on, and its removal too', async () => {
  reset()
  await using server = await startServer(project)
  assert.deepEqual(await readColor(server), ofPackage)
  for (const color of ['danger', 'info', 'danger']) {
    edit(project.config, toConfig(color))
    assert.deepEqual(await readColor(server), ofProject(color))
  }
  edit(project.config, empty)
  assert.deepEqual(await readColor(server), ofPackage)
  assert.equal(server.stderr(), '')
})

test('applies a changed configuration to all calls that wait for it', async () => {
  reset()
  await using server = await startServer(project)
  edit(project.config, `await new Promise((done) => setTimeout(done, 100))\n${toConfig('danger')}`)
  const colors = await Promise.all(Array.from({ length: 20 }, () => readColor(server)))
  for (const color of colors) assert.deepEqual(color, ofProject('danger'))
})

test('applies a configuration when it is created, and drops it when it is deleted', async () => {
  reset()
  rmSync(project.config)
  await using server = await startServer(project)
  assert.deepEqual(await readColor(server), ofPackage)
  edit(project.config, toConfig('danger'))
  assert.deepEqual(await readColor(server), ofProject('danger'))
  rmSync(project.config)
  assert.deepEqual(await readColor(server), ofPackage)
})

test('reports a missing configuration in one line on stderr, and uses the defaults of the package', async () => {
  reset()
  rmSync(project.config)
  await using server = await startServer(project)
  assert.deepEqual(await readColor(server), ofPackage)
  assert.deepEqual(await readColor(server), ofPackage)
  await server.logged(/\n$/)
  assert.match(server.stderr(), /^There is no `config\/kit\.ts` in this project\. .*\n$/)
})

const broken: [label: string, text: string, says: RegExp][] = [
  ['throws', `throw new Error('no luck')\n`, /Cannot run `config\/kit\.ts:1`: no luck/],
  ['has an invalid value', toConfig('loud'), /Cannot use .loud. as `button\.color`/],
]

for (const [label, text, says] of broken) {
  test(`reports a configuration that ${label} in one line on stderr, and uses the defaults of the package`, async () => {
    reset()
    edit(project.config, text)
    await using started = await startServer(project)
    assert.deepEqual(await readColor(started), ofPackage)
    await started.logged(/\n$/)
    assert.match(started.stderr(), says)
    assert.equal(started.stderr().trim().split('\n').length, 1, started.stderr())
    edit(project.config, toConfig('danger'))
    assert.deepEqual(await readColor(started), ofProject('danger'))
    edit(project.config, text)
    assert.deepEqual(await readColor(started), ofPackage)
  })
}

test('survives errors that a configuration causes in the background', async () => {
  reset()
  const text = `Promise.reject(new Error('rejected'))
setTimeout(() => { throw new Error('too late') })
setInterval(() => {}, 1000)
${toConfig('danger')}`
  edit(project.config, text)
  for (const way of ['bin', 'ace'] as const) {
    await using server = await startServer(project, { way })
    assert.deepEqual(await readColor(server), ofProject('danger'))
    await server.logged(/rejected[^]*too late/)
    assert.deepEqual(await readColor(server), ofProject('danger'))
    assert.equal((await server.end()).code, 0)
  }
})
