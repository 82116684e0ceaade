import assert from 'node:assert/strict'
import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { writeFileAtomically } from '../../../engine/io/write-files.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('a file is written with its folders, and nothing beside it', async (context) => {
  const folder = await createFolder(context)
  await writeFileAtomically(join(folder, 'a/b/c.txt'), 'new\n')
  assert.equal(await readFile(join(folder, 'a/b/c.txt'), 'utf8'), 'new\n')
  assert.deepEqual(await readdir(join(folder, 'a/b')), ['c.txt'])
})

test('a file that is there is replaced', async (context) => {
  const folder = await createFolder(context, { 'a.txt': 'a longer old text' })
  await writeFileAtomically(join(folder, 'a.txt'), 'é')
  assert.equal(await readFile(join(folder, 'a.txt'), 'utf8'), 'é')
})

test('who has opened a file reads its old content to the end', async (context) => {
  const folder = await createFolder(context, { 'a.txt': 'old' })
  await using reader = await open(join(folder, 'a.txt'))
  await writeFileAtomically(join(folder, 'a.txt'), 'new')
  assert.equal(await reader.readFile('utf8'), 'old')
  assert.equal(await readFile(join(folder, 'a.txt'), 'utf8'), 'new')
})

test('a rename that fails leaves the old content and no stray file', async (context) => {
  // A file cannot take the place of a folder.
  const folder = await createFolder(context, { 'taken/old.txt': 'old' })
  await assert.rejects(writeFileAtomically(join(folder, 'taken'), 'new'))
  assert.deepEqual(await readdir(folder), ['taken'])
  assert.equal(await readFile(join(folder, 'taken/old.txt'), 'utf8'), 'old')
})

test('a write that fails leaves the old content and no stray file', async (context) => {
  // The name is as long as a file system takes, so that of the temporary file is too long.
  const name = 'a'.repeat(255)
  const folder = await createFolder(context, { [name]: 'old' })
  await assert.rejects(writeFileAtomically(join(folder, name), 'new'))
  assert.deepEqual(await readdir(folder), [name])
  assert.equal(await readFile(join(folder, name), 'utf8'), 'old')
})
