import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { readTemplate } from '../../../engine/io/read-template.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('reads a template unchanged, with its byte order mark and line breaks', async (t) => {
  const text = '\uFEFF<p>\r\n🙂</p>\r'
  const folder = await createFolder(t, { 'a.edge': text })
  assert.deepEqual(readTemplate(join(folder, 'a.edge')), { text, reason: null })
})

test('explains why it cannot read binary data, other encodings and large files', async (t) => {
  const folder = await createFolder(t)
  const file = join(folder, 'a.edge')
  for (const [content, reason] of [
    [new Uint8Array([0x89, 0x50, 0x00, 0x01]), 'expected text and not binary data'],
    [Buffer.from('\uFEFFText', 'utf16le'), 'expected text and not binary data'],
    [Buffer.from('é', 'latin1'), 'expected text in UTF-8'],
    [Buffer.alloc(1_000_001, 'a'), 'expected at most 1 MB'],
  ] as const) {
    writeFileSync(file, content)
    assert.deepEqual(readTemplate(file), { text: null, reason })
  }
  writeFileSync(file, Buffer.alloc(1_000_000, 'a'))
  assert.equal(readTemplate(file).text?.length, 1_000_000)
})
