import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, readlink, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { faults } from '../../../tools/mutants/faults.ts'
import { findMisfit } from '../../../tools/mutants/find-misfit.ts'
import { listNeeded } from '../../../tools/mutants/list-needed.ts'
import { toSummary } from '../../../tools/mutants/to-summary.ts'
import { tryFault } from '../../../tools/mutants/try-fault.ts'
import { writeCopy } from '../../../tools/mutants/write-copy.ts'
import { createFolder } from '../fixtures/create-folder.ts'

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

test('every fault can be put into the sources as they are now', () => {
  assert.ok(faults.length >= 40)
  assert.deepEqual(
    faults.flatMap((fault) => findMisfit(fault, read) ?? []),
    [],
  )
  assert.equal(new Set(faults.map(({ name }) => name)).size, faults.length)
})

test('what a fault is in is built with it before its tests read it', () => {
  for (const { name, file, tests, builds = [] } of faults) {
    const isBuilt = file.startsWith('kit/') && listNeeded({ tests })[0] === 'package'
    if (isBuilt) assert.ok(builds.length, name)
  }
})

const fault = {
  name: 'one is one',
  file: 'one.ts',
  find: '1',
  replace: '2',
  tests: ['one.test.ts'],
}
const files: Record<string, string> = {
  'package.json': '{"type":"module"}',
  'one.ts': 'export const one: number = 1\n',
  'one.test.ts': `import test from 'node:test'
import { one } from './one.ts'
test('one is itself', () => { if (one !== 1) throw new Error('It is not') })
`,
  'other.test.ts': `import test from 'node:test'\ntest('all is well', () => {})\n`,
}

test('a fault that does not fit is an error that names it', () => {
  const readFixture = (file: string) => files[file] ?? null
  const find = (change: object) => findMisfit({ ...fault, ...change }, readFixture)
  assert.equal(find({}), null)
  for (const [change, message] of [
    [
      { file: 'two.ts' },
      /^Cannot find the file of the fault `one is one` in `two\.ts`, expected a/,
    ],
    [
      { find: '3' },
      /`one is one` in `one\.ts`, expected it once and not 0 times\.\nCorrect `find`/,
    ],
    [{ find: 'n' }, /expected it once and not 3 times/],
    [{ replace: '1' }, /^Cannot use the replacement .*, expected another text\./],
    [{ replace: '(' }, /^Cannot use the replacement .*, expected code\./],
    [{ tests: ['two.test.ts'] }, /^Cannot find a test .* in `two\.test\.ts`, expected a file/],
    [{ tests: [] }, /^Cannot find a test .*, expected one or more\./],
  ] as const) {
    assert.match(find(change) ?? '', message)
  }
})

test('a fault is caught by the test that fails, survives where none does, and is taken back', async (context) => {
  const folder = await createFolder(context, files)
  const options = { seconds: 30, signal: new AbortController().signal }
  const toVerdict = async (change: object) => {
    const { verdict, by } = await tryFault(folder, { ...fault, ...change }, options)
    assert.equal(await readFile(join(folder, 'one.ts'), 'utf8'), files['one.ts'])
    return [verdict, by]
  }
  assert.deepEqual(await toVerdict({}), ['caught', 'one is itself'])
  assert.deepEqual(await toVerdict({ tests: ['other.test.ts'] }), ['survived', 'no test'])
  const late = { ...options, seconds: 1 }
  const endless = { ...fault, find: '1\n', replace: '1\nfor (;;);\n' }
  assert.equal((await tryFault(folder, endless, late)).by, 'its time, more than 1 s')
})

test(
  'a run that is interrupted ends, and takes the fault back',
  { timeout: 120_000 },
  async (context) => {
    const folder = await createFolder(context, files)
    const interrupt = new AbortController()
    const endless = { ...fault, find: '1\n', replace: '1\nfor (;;);\n' }
    const run = tryFault(folder, endless, { seconds: 30, signal: interrupt.signal })
    setTimeout(() => interrupt.abort(new Error('Enough.')), 500)
    await assert.rejects(run, /^Error: Enough\.$/)
    assert.equal(await readFile(join(folder, 'one.ts'), 'utf8'), files['one.ts'])
  },
)

test('a copy has what git has or does not ignore, and links to packages', async (context) => {
  const folder = await createFolder(context, {
    '.gitignore': 'ignored.txt\nnode_modules/\n',
    'a/b.txt': 'b',
    'gone.txt': '',
    'ignored.txt': '',
    'node_modules/one/index.js': '',
    'node_modules/.cache/x': '',
  })
  await symlink('../a', join(folder, 'node_modules/part'))
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  execFileSync('git', ['add', '.'], { cwd: folder })
  await rm(join(folder, 'gone.txt'))
  const copy = join(await createFolder(context), 'copy')
  await writeCopy(folder, copy)
  assert.deepEqual((await readdir(copy)).toSorted(), ['.gitignore', 'a', 'node_modules'])
  assert.deepEqual((await readdir(join(copy, 'node_modules'))).toSorted(), ['one', 'part'])
  assert.equal(await readlink(join(copy, 'node_modules/part')), '../a')
  assert.equal(await readFile(join(copy, 'a/b.txt'), 'utf8'), 'b')
})

test('a summary names what was not caught, with its place and its tests', () => {
  const results = [
    { fault, verdict: 'caught' as const, by: 'one is itself', seconds: 1 },
    { fault, verdict: 'survived' as const, by: 'no test', seconds: 1 },
  ]
  assert.equal(
    toSummary(results, () => 7),
    'survived  one is one\n          one.ts:7\n          one.test.ts\ncaught 1 of 2\n',
  )
})

test('an option that cannot be used is an error', () => {
  for (const [arg, message] of [
    ['--nope', /^Unknown option '--nope'/],
    ['--workers=0', /^Cannot use `--workers=0`, expected a whole number above zero\.\n$/],
    ['--only=nothing at all', /^Cannot find a fault for `--only=nothing at all`, expected part/],
  ] as const) {
    const { status, stdout, stderr } = spawnSync('node', ['tools/mutants.ts', arg], {
      encoding: 'utf8',
    })
    assert.deepEqual([status, stdout], [1, ''])
    assert.match(stderr, message)
  }
})
