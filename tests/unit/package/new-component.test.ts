import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { openSite } from '../../../plugins/content/open-site.ts'
import { listTodos } from '../tools/list-todos.ts'

/** Copies a small library with recorded golden cases, and removes it after the test. */
function copyLibrary(context: TestContext): string {
  // Inside the checkout, so that its modules find the packages that they import.
  const folder = `.cache/new-component-${process.pid}`
  rmSync(folder, { recursive: true, force: true })
  context.after(() => rmSync(folder, { recursive: true, force: true }))
  cpSync('tests/fixtures/acme', folder, { recursive: true })
  mkdirSync(join(folder, 'tests/golden/components'), { recursive: true })
  return folder
}

const run = (SITE_DIR: string, ...args: string[]) =>
  spawnSync('node', ['engine/cli.ts', 'new', ...args], {
    encoding: 'utf8',
    env: { ...process.env, SITE_DIR },
  })

test('rejects a new component until every TODO is filled, and then renders it', async (context) => {
  const folder = copyLibrary(context)
  const { status, stdout, stderr } = run(folder, 'rating')
  assert.equal(status, 0, stderr)
  assert.match(stdout, /\/kit\/components\/rating\/rating\.edge\n/)
  assert.equal(run(folder, 'rating.star').status, 0)
  const files = new Set(listTodos(folder).map((place) => place.replace(/:\d+$/, '')))
  assert.deepEqual(
    [...files],
    [
      'content/components/rating.md',
      'kit/components/rating/rating.css',
      'kit/components/rating/rating.edge',
      'kit/components/rating/star.edge',
      'tests/golden/components/rating-star/input.edge',
      'tests/golden/components/rating/input.edge',
    ],
  )
  await assert.rejects(openSite(folder).read(), /Cannot use category `TODO`/)
  const fill = (file: string, from: RegExp, to: string) => {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  }
  fill('kit/components/rating/rating.edge', /@category TODO/, '@category Labels')
  await assert.rejects(openSite(folder).read(), /Cannot use the description in `\S+rating\.md:3`/)
  const description = 'Show how good something is, as a number of stars out of five.'
  fill('content/components/rating.md', /description: # TODO.*/, `description: ${description}`)
  for (const file of files) fill(file, /TODO:? ?/g, 'Four')
  assert.deepEqual(listTodos(folder), [])

  const site = await openSite(folder).read()
  const input = readFileSync(join(folder, 'tests/golden/components/rating-star/input.edge'), 'utf8')
  assert.match(
    await site.renderer.renderRaw(input),
    /^<div class="acme-rating" [^>]*>\s*<div class="acme-rating-star" [^>]*>Four<\/div>\s*<\/div>$/,
  )
})

test('reports an invalid call every time, and changes nothing', (context) => {
  const folder = copyLibrary(context)
  const index = readFileSync(join(folder, 'kit/styles/index.css'), 'utf8')
  for (const [args, message] of [
    [['Rating'], /^Cannot add component `Rating`, expected lower-case words/],
    [['chip'], /^Cannot add component `chip`, expected a name that does not clash/],
    [[], /^Cannot run `engine new` with 0 arguments, expected one name\.\n\nUsage:/],
    [['chip'], /^Cannot add component `chip`, expected a name that does not clash/],
    [['--force', 'a'], /^Unknown option '--force'/],
  ] as const) {
    const { status, stdout, stderr } = run(folder, ...args)
    assert.deepEqual([status, stdout], [1, ''])
    assert.match(stderr, message)
  }
  assert.equal(readFileSync(join(folder, 'kit/styles/index.css'), 'utf8'), index)
})

test('leaves no TODO in the library', () => {
  assert.deepEqual(listTodos('.'), [])
})

test('prints the usage for --help, after a command too', () => {
  for (const args of [['--help'], ['new', '--help'], ['build', '-h'], ['docs', '--help']]) {
    const { status, stdout } = spawnSync('node', ['engine/cli.ts', ...args], { encoding: 'utf8' })
    assert.equal(status, 0, args.join())
    assert.match(stdout, /^Usage: engine <command>\n/, args.join())
  }
})
