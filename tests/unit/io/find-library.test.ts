import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { findLibrary } from '../../../engine/io/find-library.ts'
import { createFolder } from '../fixtures/create-folder.ts'

const write = (folder: string, name: string) => {
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, name, 'library.ts'), '')
}

test('finds the only folder with a library, and explains what a project lacks', async (context) => {
  const folder = await createFolder(context)
  mkdirSync(join(folder, 'content'))
  assert.throws(() => findLibrary(folder), {
    message: /^Cannot find a library in `[^`]+`, expected a folder with `library\.ts`/,
  })
  write(folder, 'a')
  assert.equal(findLibrary(folder), join(folder, 'a'))
  write(folder, 'b')
  assert.throws(() => findLibrary(folder), {
    message: /^Cannot choose a library in `[^`]+`, .* and not `a`, `b`\./,
  })
  assert.throws(() => findLibrary(join(folder, 'nowhere')), {
    message: /^Cannot find the folder `[^`]+nowhere`, .*Correct `SITE_DIR`\.$/,
  })
})
