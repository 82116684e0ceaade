import assert from 'node:assert/strict'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { readDigest } from '../../../engine/io/file-stamp.ts'
import { createFolder } from '../fixtures/create-folder.ts'

test('changes the digest only if a content or a name changes', async (context) => {
  const folder = await createFolder(context, { 'a/b.txt': 'one', 'c.txt': 'two' })
  const paths = [join(folder, 'a'), join(folder, 'c.txt')]
  const first = readDigest(paths)
  assert.match(first, /^[0-9a-f]{64}$/)
  assert.equal(readDigest(paths), first)

  await writeFile(join(folder, 'a/b.txt'), 'other')
  const changed = readDigest(paths)
  await writeFile(join(folder, 'a/b.txt'), 'one')
  assert.equal(readDigest(paths), first)
  await rename(join(folder, 'a/b.txt'), join(folder, 'a/d.txt'))
  const renamed = readDigest(paths)
  assert.equal(new Set([first, changed, renamed]).size, 3)
})

test('ignores missing files and installed packages', async (context) => {
  const folder = await createFolder(context, { 'a.txt': 'one' })
  const first = readDigest([folder])
  assert.equal(readDigest([folder, join(folder, 'missing')]), first)
  const other = await createFolder(context, { 'kit/a.txt': '1', 'kit/node_modules/b/c.js': '2' })
  const before = readDigest([join(other, 'kit')])
  await writeFile(join(other, 'kit/node_modules/b/c.js'), '3')
  assert.equal(readDigest([join(other, 'kit')]), before)
})

test('includes a library that is itself installed', async (context) => {
  const folder = await createFolder(context, { 'node_modules/kit/a.txt': 'one' })
  const first = readDigest([join(folder, 'node_modules/kit')])
  await writeFile(join(folder, 'node_modules/kit/a.txt'), 'two')
  assert.notEqual(readDigest([join(folder, 'node_modules/kit')]), first)
})
