import assert from 'node:assert/strict'
import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { writeFileAtomically } from '../../../engine/io/write-files.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('lets a reader that has opened the file read the old content to the end', async (context) => {
  const folder = await createFolder(context, { 'a.txt': 'old' })
  await using reader = await open(join(folder, 'a.txt'))
  await writeFileAtomically(join(folder, 'a.txt'), 'new')
  assert.equal(await reader.readFile('utf8'), 'old')
  assert.equal(await readFile(join(folder, 'a.txt'), 'utf8'), 'new')
})

test('keeps the old content and leaves no stray file if a write fails', async (context) => {
  // The name has the maximum length, so the name of the temporary file is too long.
  const name = 'a'.repeat(255)
  const folder = await createFolder(context, { [name]: 'old' })
  await assert.rejects(writeFileAtomically(join(folder, name), 'new'))
  assert.deepEqual(await readdir(folder), [name])
  assert.equal(await readFile(join(folder, name), 'utf8'), 'old')
})
