import assert from 'node:assert/strict'
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { writeIfUnchanged } from '../../../engine/io/write-files.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('keeps the byte order mark and the mode of a file', async (t) => {
  const folder = await createFolder(t, { 'a.edge': '\uFEFFa\r\n' })
  const file = join(folder, 'a.edge')
  chmodSync(file, 0o640)
  assert.equal(await writeIfUnchanged(file, '\uFEFFa\r\n', '\uFEFFb\r\n', folder), true)
  assert.equal(readFileSync(file, 'utf8'), '\uFEFFb\r\n')
  assert.equal(statSync(file).mode & 0o777, 0o640)
})

test('keeps a file that somebody else has written meanwhile', async (t) => {
  const folder = await createFolder(t, { 'a.edge': 'a' })
  const file = join(folder, 'a.edge')
  writeFileSync(file, 'theirs')
  assert.equal(await writeIfUnchanged(file, 'a', 'ours', folder), false)
  assert.equal(readFileSync(file, 'utf8'), 'theirs')
})
