import assert from 'node:assert/strict'
import { join } from 'node:path'
import test from 'node:test'
import { readProjectFile } from '../../../engine/io/project/catalog.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('returns the unchanged text of a file', async (context) => {
  const folder = await createFolder(context, { 'a/b.txt': '\uFEFFé\r\n', 'empty.txt': '' })
  assert.equal(readProjectFile(folder, 'a/b.txt'), '\uFEFFé\r\n')
  assert.equal(readProjectFile(folder, 'empty.txt'), '')
})

test('returns null if the file is missing', async (context) => {
  const folder = await createFolder(context, { 'a.txt': 'a' })
  for (const file of ['b.txt', 'b/c.txt', 'a.txt/b.txt']) {
    assert.equal(readProjectFile(folder, file), null, file)
  }
  assert.equal(readProjectFile(join(folder, 'missing'), 'a.txt'), null)
})

test('throws with the path if the file is a folder', async (context) => {
  const folder = await createFolder(context, { 'a/b.txt': 'b' })
  assert.throws(() => readProjectFile(folder, 'a'), { code: 'EISDIR', path: join(folder, 'a') })
})
