import assert from 'node:assert/strict'
import { rm, symlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import test from 'node:test'
import { readContent } from '../../../engine/io/read-content.ts'
import { toPageId } from '../../../engine/site/route.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('uses the path of a page as its id, and the folder as the id of an index', () => {
  assert.equal(toPageId('index.mdx'), 'index')
  assert.equal(toPageId('guides/start.md'), 'guides/start')
  assert.equal(toPageId('components/index.mdx'), 'components')
  assert.equal(toPageId('a\\b\\index.md'), 'a/b')
  assert.equal(toPageId('reindex.md'), 'reindex')
  assert.equal(toPageId('a.md.md'), 'a.md')
})

test('reads every Markdown file of the folder, sorted by path', async (context) => {
  const folder = await createFolder(context, {
    'index.md': 'home',
    'guides/start.mdx': 'start',
    'guides/index.md': 'guides',
    'guides/picture.png': '',
    'notes.txt': '',
  })
  const place = relative(process.cwd(), folder)
  assert.deepEqual(readContent(folder), [
    { id: 'guides', file: `${place}/guides/index.md`, text: 'guides', mdx: false },
    { id: 'guides/start', file: `${place}/guides/start.mdx`, text: 'start', mdx: true },
    { id: 'index', file: `${place}/index.md`, text: 'home', mdx: false },
  ])
})

test('returns nothing if the folder is missing', async (context) => {
  assert.deepEqual(readContent(join(await createFolder(context), 'content')), [])
})

test('follows links to pages and folders', async (context) => {
  const folder = await createFolder(context, {
    'content/index.md': 'home',
    'shared/licence.md': 'licence',
    'shared/notes/first.md': 'first',
  })
  const content = join(folder, 'content')
  await symlink('../shared/licence.md', join(content, 'terms.md'))
  await symlink('../shared/notes', join(content, 'notes'))
  assert.deepEqual(
    readContent(content).map(({ id, text }) => [id, text]),
    [
      ['index', 'home'],
      ['notes/first', 'first'],
      ['terms', 'licence'],
    ],
  )
})

test('follows circular links only once, and rejects a link to a missing page', async (context) => {
  const folder = await createFolder(context, { 'index.md': 'home', 'guides/start.md': 'start' })
  await symlink('..', join(folder, 'guides/again'))
  await symlink('nobody@nowhere.1', join(folder, '.#index.md'))
  assert.deepEqual(
    readContent(folder).map(({ id }) => id),
    ['guides/start', 'index'],
  )
  for (const target of ['gone.md', 'lost.md']) {
    const link = join(folder, 'lost.md')
    await symlink(target, link)
    assert.throws(() => readContent(folder), /^ProblemError: Cannot read page in `.*lost\.md:1`/)
    await rm(link)
  }
})
