import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { writeOutput } from '../../../plugins/http/publish-files.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('writes text and bytes of a build, and creates missing folders', async (context) => {
  const folder = await createFolder(context, { 'a.md': 'as it was before' })
  writeOutput(folder, [
    { path: 'a.md', content: 'a “b”' },
    { path: 'deep/search/b.bin', content: new Uint8Array([0, 255]) },
  ])
  assert.equal(await readFile(join(folder, 'a.md'), 'utf8'), 'a “b”')
  assert.deepEqual([...(await readFile(join(folder, 'deep/search/b.bin')))], [0, 255])
})
