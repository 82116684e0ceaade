import assert from 'node:assert/strict'
import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { readProjectConfig } from '../../../engine/io/project/config.ts'
import { createFolder } from '../fixtures/create-folder.ts'

const standing = 'The defaults of the package apply.'

/** Reads the configuration of a folder, and returns it with the reported problems. */
async function read(folder: string) {
  const problems: string[] = []
  const config = await readProjectConfig(folder, 'acme', (problem) => problems.push(problem))
  return { config, problems }
}

async function readText(context: TestContext, text: string) {
  return read(await createFolder(context, { 'acme.ts': text }))
}

test('reads the default export of the file, and returns the path of the file', async (context) => {
  assert.deepEqual(await readText(context, 'export default { box: { size: "sm" as string } }'), {
    config: { file: 'config/acme.ts', value: { box: { size: 'sm' } } },
    problems: [],
  })
})

test('reads a compiled file, but prefers the TypeScript file', async (context) => {
  const folder = await createFolder(context, { 'acme.js': 'export default { a: 1 }' })
  assert.deepEqual((await read(folder)).config, { file: 'config/acme.js', value: { a: 1 } })
  await writeFile(join(folder, 'acme.ts'), 'export default { a: 2 }')
  assert.deepEqual((await read(folder)).config, { file: 'config/acme.ts', value: { a: 2 } })
})

test('reports a missing file in one line, and keeps the defaults of the package', async (context) => {
  const missing = {
    config: null,
    problems: [`There is no \`config/acme.ts\` in this project. ${standing}`],
  }
  const folder = await createFolder(context, { 'other.ts': 'export default {}' })
  assert.deepEqual(await read(folder), missing)
  assert.deepEqual(await read(join(folder, 'missing')), missing)
})

test('reports in one line why a file cannot run, and keeps the defaults of the package', async (context) => {
  const exits = /^it calls process\.exit\(\), which would end the program that loads it\.$/
  const broken: [string, RegExp][] = [
    ["throw new Error('no luck')", /^no luck\.$/],
    ["throw new Error('no luck.')", /^no luck\.$/],
    ["throw new Error('\\n\\nfirst\\nsecond')", /^first\.$/],
    ["throw new Error('a\\u001B[2J`b`\\r\\u2028c')", /^a \[2J b c\.$/],
    ["throw new Error('x'.repeat(2e6))", /^x{199}…\.$/],
    ["throw new Error('')", /^\.$/],
    ["throw 'a text'", /^a text\.$/],
    ['throw null', /^null\.$/],
    ['throw undefined', /^undefined\.$/],
    ['throw Symbol("a")', /^Symbol\(a\)\.$/],
    ['throw Object.create(null)', /^object\.$/],
    ['throw Object.assign(new Error(), { message: Object.create(null) })', /^object\.$/],
    ['export default {', /^.+\.$/],
    ["import 'no-such-package'\nexport default {}", /^Cannot find package .no-such-package. /],
    ['export default nothing', /^nothing is not defined\.$/],
    ['enum A {}\nexport default {}', /^.+\.$/],
    ['await Promise.reject(new Error("later"))', /^later\.$/],
    ['process.exit(0)', exits],
    ['await null\nprocess.exit()', exits],
    ["import { exit } from 'node:process'\nexit(0)", exits],
  ]
  for (const [text, reason] of broken) {
    const { config, problems } = await readText(context, text)
    assert.deepEqual([config, problems.length], [null, 1], text)
    const [, said] =
      /^Cannot run `config\/acme\.ts(?::\d+)?`: (.*) The defaults of the package apply\.$/.exec(
        problems[0]!,
      )!
    assert.match(said!, reason)
    assert.ok(problems[0]!.length < 300)
  }
})

test('reports a file that exports no object in one line, and keeps the defaults of the package', async (context) => {
  for (const text of [
    'export {}',
    'export const box = {}',
    'export default null',
    'export default 1',
    "export default 'box'",
    'export default []',
    'export default () => ({})',
  ]) {
    assert.deepEqual(
      await readText(context, text),
      {
        config: null,
        problems: [
          `Cannot use \`config/acme.ts\`, expected \`export default defineConfig({ … })\`. ${standing}`,
        ],
      },
      text,
    )
  }
})

test('names the line of a syntax error, and of a line that throws', async (context) => {
  for (const text of ['export default {\n  a: 1,\n  b: {{\n}\n', "\n\nthrow new Error('no')\n"]) {
    const { problems } = await readText(context, text)
    assert.match(problems[0]!, /^Cannot run `config\/acme\.ts:3`: /, text)
  }
})

test('rejects a folder in place of the file', async (context) => {
  const folder = await createFolder(context, { 'acme.ts/index.ts': 'export default {}' })
  const { config, problems } = await read(folder)
  assert.equal(config, null)
  assert.deepEqual(problems, [
    `Cannot use \`config/acme.ts\`, expected a file and not a folder. ${standing}`,
  ])
})

test('reads a changed file again, even within one millisecond', async (context) => {
  const folder = await createFolder(context, { 'acme.ts': 'export default { a: 1 }' })
  const file = join(folder, 'acme.ts')
  const time = new Date('2026-01-01')
  await utimes(file, time, time)
  assert.deepEqual((await read(folder)).config?.value, { a: 1 })
  await writeFile(file, 'export default { a: 22 }')
  await utimes(file, time, time)
  assert.deepEqual((await read(folder)).config?.value, { a: 22 })
  await rm(file)
  assert.equal((await read(folder)).config, null)
})
