import assert from 'node:assert/strict'
import { chmod, chown, lstat, mkdir, readdir, readFile, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { writeFilesAtomically, type WriteError } from '../../../engine/io/write-files.ts'
import { createFolder } from '../fixtures/create-folder.ts'

/** Returns the text of every file in a folder by its path; links and folders by their kind. */
async function readTree(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const tree: Record<string, string> = {}
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length + 1)
    if (entry.isFile()) tree[name] = await readFile(path, 'utf8')
    else tree[name] = entry.isSymbolicLink() ? 'a link' : 'a folder'
  }
  return tree
}

test('writes all files and their folders, and nothing beside them', async (context) => {
  const folder = await createFolder(context, { 'b.txt': 'a longer old text' })
  await writeFilesAtomically([
    { path: join(folder, 'a/b/c.txt'), content: 'new\n' },
    { path: join(folder, 'b.txt'), content: 'é' },
    { path: join(folder, 'a/d.bin'), content: new Uint8Array([120]) },
  ])
  assert.deepEqual(await readTree(folder), {
    a: 'a folder',
    'a/b': 'a folder',
    'a/b/c.txt': 'new\n',
    'a/d.bin': 'x',
    'b.txt': 'é',
  })
  await writeFilesAtomically([])
})

test('writes no file if one cannot be written, and leaves no file or folder behind', async (context) => {
  const files = { 'a.txt': 'old', file: 'a file', 'taken/x.txt': 'x', 'here/y.txt': 'y' }
  const folder = await createFolder(context, files)
  const before = await readTree(folder)
  const path = (name: string) => join(folder, name)
  for (const [bad, code] of [
    ['taken', 'EISDIR'],
    ['file/b.txt', /^(ENOTDIR|EEXIST)$/],
    ['x'.repeat(300), 'ENAMETOOLONG'],
    [`new/${'x'.repeat(300)}`, 'ENAMETOOLONG'],
  ] as const) {
    for (const order of [1, -1]) {
      const writes = [
        { path: path('a.txt'), content: 'new' },
        { path: path('made/deep/b.txt'), content: 'new' },
        { path: path('here/z/c.txt'), content: 'new' },
        { path: path(bad), content: 'new' },
      ]
      const error = await writeFilesAtomically(order > 0 ? writes : writes.toReversed()).then(
        () => assert.fail(`${bad} was written`),
        (error: NodeJS.ErrnoException) => error,
      )
      assert.match(error.code!, new RegExp(code))
      assert.equal(error.path, path(bad))
      assert.deepEqual(await readTree(folder), before)
    }
  }
})

test('writes the target of a link, and keeps the link', async (context) => {
  const folder = await createFolder(context, { 'real/a.txt': 'old' })
  await symlink(join(folder, 'real/a.txt'), join(folder, 'absolute.txt'))
  await symlink('absolute.txt', join(folder, 'twice.txt'))
  await symlink('real', join(folder, 'folder'))
  for (const name of ['absolute.txt', 'twice.txt', 'folder/a.txt']) {
    await writeFilesAtomically([{ path: join(folder, name), content: name }])
    assert.equal(await readFile(join(folder, 'real/a.txt'), 'utf8'), name)
  }
  assert.deepEqual(await readdir(join(folder, 'real')), ['a.txt'])
  assert.ok((await lstat(join(folder, 'twice.txt'))).isSymbolicLink())
  assert.ok((await lstat(join(folder, 'absolute.txt'))).isSymbolicLink())
})

test('creates the missing target of a link', async (context) => {
  const folder = await createFolder(context)
  await symlink('shared/new.txt', join(folder, 'link.txt'))
  await writeFilesAtomically([{ path: join(folder, 'link.txt'), content: 'new' }])
  assert.deepEqual(await readTree(folder), {
    'link.txt': 'a link',
    shared: 'a folder',
    'shared/new.txt': 'new',
  })
})

test('rejects a link out of the folder that must contain all files', async (context) => {
  const folder = await createFolder(context, { 'in/a.txt': 'a', 'in-other/b.txt': 'b' })
  const path = (name: string) => join(folder, name)
  await symlink('../in-other', path('in/folder'))
  await symlink('../in-other/b.txt', path('in/there.txt'))
  await symlink('../in-other/deep/new.txt', path('in/new.txt'))
  await symlink('../in-other/none', path('in/none'))
  await symlink('in', path('link'))
  const before = await readTree(folder)
  for (const name of ['folder/b.txt', 'folder/x/y.txt', 'there.txt', 'new.txt', 'none/z.txt']) {
    const writes = [path('in/a.txt'), path(`in/${name}`)].map((path) => ({ path, content: 'new' }))
    await assert.rejects(writeFilesAtomically(writes, { within: path('in') }), (error: Error) => {
      assert.match(
        error.message,
        /^Cannot write `[^`]+` through a symbolic link to `[^`]+in-other\//,
      )
      assert.ok(error.message.includes(`\`${name}\``))
      return true
    })
    assert.deepEqual(await readTree(folder), before)
  }
  // A folder that is itself a link, and a link that stays inside it.
  await symlink('a.txt', path('in/same.txt'))
  await writeFilesAtomically([{ path: path('link/same.txt'), content: 'new' }], {
    within: path('link'),
  })
  assert.equal(await readFile(path('in/a.txt'), 'utf8'), 'new')
})

test('names the files that changed before a rename failed', async (context) => {
  const folder = await createFolder(context, { 'a.txt': 'old', 'b/x.txt': 'x' })
  const path = (name: string) => join(folder, name)
  // The first file exists where the second one needs a folder.
  const writes = ['a.txt', 'c', 'c/d.txt'].map((name) => ({ path: path(name), content: 'new' }))
  const error = await writeFilesAtomically(writes).then(
    () => assert.fail('a file was written over a folder'),
    (error: WriteError) => error,
  )
  assert.deepEqual([error.path, error.changed], [path('c'), [path('a.txt')]])
})

test('rejects a circular link, and keeps it', async (context) => {
  const folder = await createFolder(context, { 'a.txt': 'old' })
  await symlink('two.txt', join(folder, 'one.txt'))
  await symlink('one.txt', join(folder, 'two.txt'))
  await assert.rejects(
    writeFilesAtomically([
      { path: join(folder, 'a.txt'), content: 'new' },
      { path: join(folder, 'one.txt'), content: 'new' },
    ]),
    { code: 'ELOOP', path: join(folder, 'one.txt') },
  )
  assert.deepEqual(await readTree(folder), {
    'a.txt': 'old',
    'one.txt': 'a link',
    'two.txt': 'a link',
  })
})

test('writes the last of two paths to one file', async (context) => {
  const folder = await createFolder(context, { 'a.txt': 'old' })
  await symlink('a.txt', join(folder, 'b.txt'))
  await writeFilesAtomically([
    { path: join(folder, 'a.txt'), content: 'one' },
    { path: join(folder, 'b.txt'), content: 'two' },
  ])
  assert.deepEqual(await readTree(folder), { 'a.txt': 'two', 'b.txt': 'a link' })
})

test('keeps the mode of a file, so that a secret stays secret', async (context) => {
  const folder = await createFolder(context, { 'a.json': '{}', 'b.sh': '' })
  await chmod(join(folder, 'a.json'), 0o600)
  await chmod(join(folder, 'b.sh'), 0o775)
  await writeFilesAtomically([
    { path: join(folder, 'a.json'), content: '{ "a": 1 }' },
    { path: join(folder, 'b.sh'), content: 'new' },
  ])
  const modeOf = async (name: string) => (await stat(join(folder, name))).mode & 0o777
  assert.deepEqual([await modeOf('a.json'), await modeOf('b.sh')], [0o600, 0o775])
})

test('writes whole files in concurrent writes of one file', async (context) => {
  const folder = await createFolder(context)
  const path = join(folder, 'a.txt')
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      writeFilesAtomically([{ path, content: String(index).repeat(1000) }]),
    ),
  )
  assert.match(await readFile(path, 'utf8'), /^(\d+?)\1{999}$/)
  assert.deepEqual(await readdir(folder), ['a.txt'])
})

test('rejects a folder without write permission', async (context) => {
  const folder = await createFolder(context, { 'a.txt': 'old' })
  await mkdir(join(folder, 'closed'), { mode: 0o555 })
  await asSomebody(folder, () =>
    assert.rejects(
      writeFilesAtomically([
        { path: join(folder, 'a.txt'), content: 'new' },
        { path: join(folder, 'closed/b.txt'), content: 'new' },
      ]),
      { code: 'EACCES', path: join(folder, 'closed/b.txt') },
    ),
  )
  assert.deepEqual(await readTree(folder), { 'a.txt': 'old', closed: 'a folder' })
})

/** Runs a step as an owner of the folder who is subject to permissions, unlike root. */
async function asSomebody(folder: string, step: () => Promise<void>): Promise<void> {
  if (process.getuid?.() !== 0) return step()
  const nobody = 65534
  for (const path of [folder, ...(await readdir(folder)).map((name) => join(folder, name))]) {
    await chown(path, nobody, nobody)
  }
  process.seteuid!(nobody)
  await step().finally(() => process.seteuid!(0))
}

test('deletes a file without content, and a link with its target', async (context) => {
  const folder = await createFolder(context, { 'a.txt': 'a', 'b/c.txt': 'c', 'd.txt': 'd' })
  const path = (name: string) => join(folder, name)
  await symlink(path('d.txt'), path('link'))
  await writeFilesAtomically([
    { path: path('a.txt'), content: null },
    { path: path('b/c.txt'), content: 'new' },
    { path: path('link'), content: null },
    { path: path('none/at/all.txt'), content: null },
  ])
  assert.deepEqual(await readTree(folder), { b: 'a folder', 'b/c.txt': 'new' })
})

test('deletes nothing if one file cannot be written', async (context) => {
  const folder = await createFolder(context, { 'a.txt': 'a', 'taken/x.txt': 'x' })
  const before = await readTree(folder)
  for (const bad of ['taken', 'a.txt/b']) {
    const writes = [
      { path: join(folder, 'a.txt'), content: null },
      { path: join(folder, bad), content: 'new' },
    ]
    await assert.rejects(writeFilesAtomically(writes))
    assert.deepEqual(await readTree(folder), before)
  }
  await assert.rejects(writeFilesAtomically([{ path: join(folder, 'taken'), content: null }]), {
    code: 'EISDIR',
    path: join(folder, 'taken'),
  })
})
