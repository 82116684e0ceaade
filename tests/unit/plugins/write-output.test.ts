import assert from 'node:assert/strict'
import { lstat, readFile, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { lastOutputs } from '../../../plugins/shared/last-outputs.ts'
import { writeOutput } from '../../../plugins/shared/write-output.ts'
import { createFolder } from '../fixtures/create-folder.ts'

const toInode = async (path: string) => (await stat(path)).ino

/** A folder with the last output and that of a build which is to replace it. */
async function open(context: TestContext, files: Record<string, string>) {
  const root = await createFolder(context, files)
  const [last, next] = [join(root, 'dist'), join(root, 'next')]
  lastOutputs.set(next, last)
  context.after(() => lastOutputs.delete(next))
  return { last, next }
}

test('what the last build has written just so keeps its file, and all else gets its own', async (context) => {
  const { last, next } = await open(context, {
    'dist/a.md': 'a “b”',
    'dist/search/b.bin': 'bytes',
    'dist/c.md': 'old',
  })
  writeOutput(next, [
    { path: 'a.md', content: 'a “b”' },
    { path: 'c.md', content: 'new' },
    { path: 'deep/d.md', content: 'd' },
  ])
  writeOutput(join(next, 'search'), [{ path: 'b.bin', content: new TextEncoder().encode('bytes') }])
  for (const path of ['a.md', 'search/b.bin']) {
    assert.equal(await toInode(join(next, path)), await toInode(join(last, path)), path)
  }
  assert.notEqual(await toInode(join(next, 'c.md')), await toInode(join(last, 'c.md')))
  assert.equal(await readFile(join(next, 'c.md'), 'utf8'), 'new')
  assert.equal(await readFile(join(last, 'c.md'), 'utf8'), 'old')
  assert.equal(await readFile(join(next, 'deep/d.md'), 'utf8'), 'd')
})

test('what was no file, or a link, is written', async (context) => {
  const { last, next } = await open(context, { 'dist/a.md/b.md': 'b', 'elsewhere.md': 'c' })
  await symlink('../elsewhere.md', join(last, 'c.md'))
  writeOutput(next, [
    { path: 'a.md', content: 'a' },
    { path: 'c.md', content: 'c' },
  ])
  assert.equal(await readFile(join(next, 'a.md'), 'utf8'), 'a')
  assert.ok((await lstat(join(next, 'c.md'))).isFile())
})

test('without a last build all files are written', async (context) => {
  const { next } = await open(context, { 'content/a.md': 'a' })
  writeOutput(next, [{ path: 'a.md', content: 'a' }])
  assert.equal(await readFile(join(next, 'a.md'), 'utf8'), 'a')
})
