import assert from 'node:assert/strict'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { hasFolder, removeEmptyFolders } from '../../../engine/io/folders.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('removes empty folders up to the given one', async (context) => {
  const folder = await createFolder(context, { 'a/b/c/x.txt': '', 'd/e/y.txt': '', 'd/z.txt': '' })
  await rm(join(folder, 'a/b/c/x.txt'))
  await rm(join(folder, 'd/e/y.txt'))
  await mkdir(join(folder, 'untouched'))
  await removeEmptyFolders(folder, [
    'a/b/c/x.txt',
    'a/b/c/w.txt',
    'd/e/y.txt',
    'd/z.txt/v',
    'u.txt',
  ])
  assert.deepEqual((await readdir(folder, { recursive: true })).toSorted(), [
    'd',
    'd/z.txt',
    'untouched',
  ])
  await rm(join(folder, 'd/z.txt'))
  await removeEmptyFolders(folder, ['d/z.txt', 'untouched/t.txt', 'x.txt'])
  assert.deepEqual(await readdir(folder), [])
})

test('throws an unexpected error of the file system', async (context) => {
  const folder = await createFolder(context, { 'a.txt': '' })
  await assert.rejects(removeEmptyFolders(folder, [`${'a'.repeat(300)}/b.txt`]), {
    code: 'ENAMETOOLONG',
  })
})

test('recognises a folder, but not a file or a missing path', async (context) => {
  const folder = await createFolder(context, { 'a/b.txt': '' })
  assert.deepEqual(
    ['a', 'a/b.txt', 'c', 'a/b.txt/d'].map((name) => hasFolder(join(folder, name))),
    [true, false, false, false],
  )
})
