import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { run } from '../../package/run.ts'
import { createFolder } from '../fixtures/create-folder.ts'

/** Runs the program `engine` for a copy of a library, after a change of it. */
async function runEngine(
  context: TestContext,
  change: (library: string) => void,
  args = ['types'],
) {
  const folder = await createFolder(context, { 'package.json': '{ "type": "module" }' })
  cpSync('tests/fixtures/acme/kit', join(folder, 'kit'), { recursive: true })
  change(join(folder, 'kit'))
  const command = ['node', 'engine/cli.ts', ...args]
  const { code, stdout, stderr } = await run('.', command, { env: { SITE_DIR: folder } })
  return { code, stdout, stderr }
}

const modules: [label: string, code: string, fix: RegExp][] = [
  ['never loads', 'await new Promise(() => {})', /^it never finishes loading\. Correct what /m],
  ['ends the process', 'process.exit(0)', /^it calls process\.exit\(\), which would end /m],
  ['throws', "throw new Error('no luck')", /^no luck\.$/m],
]

for (const [label, code, fix] of modules) {
  test(`ends with 1 and names a module of the library that ${label}`, async (context) => {
    const change = (library: string) =>
      writeFileSync(join(library, 'library.ts'), `${code}\nexport const library = {}\n`)
    const result = await runEngine(context, change)
    assert.deepEqual([result.code, result.stdout], [1, ''])
    assert.match(result.stderr, /^Cannot run the module in `.*\/kit\/library\.ts:1`, expected code/)
    assert.match(result.stderr, fix)
    assert.doesNotMatch(result.stderr, /\n +at /)
  })
}

for (const file of ['CHANGELOG.md', 'library.ts', 'package.json', 'tokens.ts']) {
  test(`does not wait for a named pipe in place of ${file}`, async (context) => {
    const { code, stdout, stderr } = await runEngine(context, (library) => {
      rmSync(join(library, file), { force: true })
      execFileSync('mkfifo', [join(library, file)])
    })
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(
      stderr,
      new RegExp(`/kit/${file}\\b.*expected a file and not a named pipe|\`.*/kit/${file}:1\``),
    )
    assert.match(stderr, /expected a file and not a named pipe/)
  })
}

test('escapes control characters in what it prints', async (context) => {
  const { code, stdout, stderr } = await runEngine(context, () => {}, ['types', 'a\u001B[2J', 'b'])
  assert.deepEqual([code, stdout], [1, ''])
  const unknown = await runEngine(context, () => {}, ['--\u001B[2J'])
  for (const text of [stderr, unknown.stderr]) assert.ok(!text.includes('\u001B'), text)
})
