import assert from 'node:assert/strict'
import { access, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { replaceFolder } from '../../../plugins/shared/replace-folder.ts'
import { readFolder } from '../../site/read-folder.ts'
import { createFolder } from '../fixtures/create-folder.ts'

const next = { 'next/index.html': 'new', 'next/guides/start.html': 'start' }
const old = { 'dist/index.html': 'old', 'dist/deep/er/gone.html': 'gone' }

async function replace(folder: string, path = 'dist'): Promise<Record<string, string>> {
  await replaceFolder(join(folder, path), join(folder, 'next'), join(folder, 'aside'))
  const files = [...(await readFolder(folder))]
  return Object.fromEntries(files.map(([name, content]) => [name, content.toString()]))
}

const whole = { '/dist/guides/start.html': 'start', '/dist/index.html': 'new' }

test('a folder takes the place of another, of which nothing is left', async (context) => {
  const folder = await createFolder(context, { ...next, ...old })
  const { ino } = await stat(join(folder, 'next'))
  assert.deepEqual(await replace(folder), whole)
  assert.equal((await stat(join(folder, 'dist'))).ino, ino)
})

test('a folder takes its place where none was, below folders that are not there', async (context) => {
  const folder = await createFolder(context, next)
  assert.deepEqual(await replace(folder, 'a/b'), {
    '/a/b/guides/start.html': 'start',
    '/a/b/index.html': 'new',
  })
})

test('a repository in a folder stays, and gets the files', async (context) => {
  const folder = await createFolder(context, { ...next, ...old, 'dist/.git/HEAD': 'main' })
  assert.deepEqual(await replace(folder), { '/dist/.git/HEAD': 'main', ...whole })
  await assert.rejects(access(join(folder, 'dist/deep')), { code: 'ENOENT' })
})

const memory = '/dev/shm'
const isOther = await Promise.all([stat(memory), stat('.')]).then(
  ([one, other]) => one.dev !== other.dev,
  () => false,
)

test(
  'a folder on another file system gets the files',
  { skip: !isOther && 'this machine has one file system' },
  async (context) => {
    const there = await mkdtemp(join(memory, 'acme-'))
    context.after(() => rm(there, { recursive: true, force: true }))
    for (const page of ['old', 'new']) {
      const folder = await createFolder(context, { ...next, 'next/index.html': page })
      const replaced = join(there, 'dist')
      await replaceFolder(replaced, join(folder, 'next'), join(folder, 'aside'))
      assert.equal(await readFile(join(replaced, 'index.html'), 'utf8'), page)
      assert.deepEqual([...(await readFolder(there)).keys()].sort(), Object.keys(whole))
      assert.deepEqual(await readdir(folder), [])
    }
  },
)
