import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { checkTemplates } from '../../../engine/console/check-templates.ts'
import { catalog } from '../fixtures/catalog.ts'
import { createFolder } from '../fixtures/create-folder.ts'

const wrong = '<x-acme::Chip count="1">a</x-acme::Chip>\n'
const right = '<x-acme::chip count="1">a</x-acme::chip>\n'

/** Creates a project, and beside it a folder outside of it with a template. */
async function createProject(context: TestContext, files: Record<string, string> = {}) {
  const folder = realpathSync(await createFolder(context, { 'out/a.edge': wrong }))
  const root = join(folder, 'project')
  mkdirSync(join(root, 'views'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  return { root, outside: join(folder, 'out/a.edge'), path: (name: string) => join(root, name) }
}

const links: [label: string, asked: string, link: string | null, to: string][] = [
  ['a linked folder', 'views', 'views/o', '../../out'],
  ['a linked template', 'views', 'views/o.edge', '../../out/a.edge'],
  ['a path to a template', '../out/a.edge', null, ''],
  ['a path to a folder', '../out', null, ''],
]
for (const [label, asked, link, to] of links) {
  test(`keeps --fix from writing outside the project: ${label}`, async (context) => {
    const { root, outside, path } = await createProject(context, { 'views/z.edge': wrong })
    if (link) symlinkSync(to, path(link))
    const request = { catalog, root, paths: [asked, 'views/z.edge'], fix: true }
    const { failures, files, fixed } = await checkTemplates(request)
    assert.equal(readFileSync(outside, 'utf8'), wrong)
    const [problem = '', ...others] = failures
    assert.match(problem, /^Cannot fix `[^`]+`, expected a file in the project and not `[^`]+`\.$/)
    assert.ok(problem.endsWith(`not \`${outside}\`.`), problem)
    assert.deepEqual(others, [])
    // It reports the problem as without --fix, and fixes the template in the project.
    assert.deepEqual(
      files.map(({ problems, fixed }) => [problems.length, fixed.length]),
      [
        [1, 0],
        [0, 1],
      ],
    )
    assert.equal(fixed, 1)
    assert.equal(readFileSync(path('views/z.edge'), 'utf8'), right)
  })
}

test('fixes a template through a link that stays in the project', async (context) => {
  const { root, path } = await createProject(context, { 'views/a.edge': wrong })
  symlinkSync('views', path('pages'))
  await checkTemplates({ catalog, root, paths: ['pages'], fix: true })
  assert.equal(readFileSync(path('views/a.edge'), 'utf8'), right)
})

test('reads no further template after an abort', async (context) => {
  const { root } = await createProject(context, { 'views/a.edge': wrong, 'views/b.edge': wrong })
  const stop = new AbortController()
  const done: number[] = []
  await assert.rejects(
    checkTemplates({
      catalog,
      root,
      paths: ['views'],
      fix: false,
      signal: stop.signal,
      progress: (count) => {
        done.push(count)
        // Signals arrive in the same way: not in this turn, but before the next template.
        setImmediate(() => stop.abort(new Error('Told to end.')))
      },
    }),
    { message: 'Told to end.' },
  )
  assert.deepEqual(done, [1])
})
