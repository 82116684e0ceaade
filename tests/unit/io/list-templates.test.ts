import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import test from 'node:test'
import { listTemplates } from '../../../engine/io/list-templates.ts'
import { createFolder } from '../fixtures/create-folder.ts'

const texts = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, '']))

/** Returns the paths from the folder, and the problems. */
function list(root: string, ...paths: string[]) {
  const { files, problems } = listTemplates(paths, root)
  return [files.map((file) => relative(root, file)), problems]
}

test('finds the templates of a folder in order, without hidden folders and packages', async (t) => {
  const root = await createFolder(
    t,
    texts('b/c.edge', 'b/a.edge', 'a.edge', 'a.txt', '.git/a.edge', 'b/node_modules/x/a.edge'),
  )
  assert.deepEqual(list(root, '.'), [['a.edge', 'b/a.edge', 'b/c.edge'], []])
})

test('finds each template once, in the order of the paths', async (t) => {
  const root = await createFolder(t, texts('b/c.edge', 'a.edge'))
  assert.deepEqual(list(root, 'b/c.edge', '.', join(root, 'a.edge')), [['b/c.edge', 'a.edge'], []])
})

test('follows circular links only once, and finds a linked template once', async (t) => {
  const root = await createFolder(t, texts('a/b.edge', 'views/c.edge'))
  symlinkSync('..', join(root, 'a/up'))
  symlinkSync('../a', join(root, 'views/other'))
  symlinkSync('b.edge', join(root, 'a/copy.edge'))
  symlinkSync('nothing', join(root, 'a/broken'))
  assert.deepEqual(list(root, '.'), [['a/b.edge', 'views/c.edge'], []])
  assert.deepEqual(list(root, 'views'), [['views/c.edge', 'views/other/b.edge'], []])
})

test('reports what it cannot read, and finds the rest', async (t) => {
  const root = await createFolder(t, texts('a.edge', 'a.txt'))
  symlinkSync('circle.edge', join(root, 'circle.edge'))
  symlinkSync('nothing', join(root, 'broken.edge'))
  assert.deepEqual(list(root, 'missing.edge', 'a.txt', 'a.edge/b', 'no/*.edge', '.'), [
    ['a.edge'],
    [
      'Cannot find `missing.edge`, expected a file, a folder or a pattern that matches a file.',
      'Cannot check `a.txt`, expected a folder or a file that ends in .edge.',
      'Cannot read `a.edge/b`: part of its path is a file, not a folder (ENOTDIR).',
      'Cannot find `no/*.edge`, expected a file, a folder or a pattern that matches a file.',
      'Cannot find `broken.edge`, expected a file, a folder or a pattern that matches a file.',
      'Cannot read `circle.edge`: its symbolic links form a loop (ELOOP).',
    ],
  ])
})

test('searches a folder whose name ends in .edge', async (t) => {
  const root = await createFolder(t, texts('pages.edge/a.edge'))
  assert.deepEqual(list(root, '.'), [['pages.edge/a.edge'], []])
})

test('finds files by a pattern, and a file whose name looks like a pattern', async (t) => {
  const root = await createFolder(
    t,
    texts('a/b.edge', 'a/c/d.edge', 'a/c.txt', 'a/[id].edge', 'node_modules/a/b.edge'),
  )
  assert.deepEqual(list(root, '**/*.edge'), [['a/[id].edge', 'a/b.edge', 'a/c/d.edge'], []])
  assert.deepEqual(list(root, 'a/[id].edge'), [['a/[id].edge'], []])
  assert.deepEqual(list(root, '{a,b}/b.*'), [['a/b.edge'], []])
})

test('searches three hundred nested folders', async (t) => {
  const root = await createFolder(t)
  const deep = Array.from({ length: 300 }, () => 'a').join('/')
  mkdirSync(join(root, deep), { recursive: true })
  assert.deepEqual(list(root, '.'), [[], []])
})

/** Windows has no such files. */
const onUnix = { skip: process.platform === 'win32' }

test('reports a pipe or device named like a template, and does not open it', onUnix, async (t) => {
  const root = await createFolder(t, texts('a.edge'))
  execFileSync('mkfifo', [join(root, 'pipe.edge'), join(root, 'pipe.txt')])
  symlinkSync('/dev/zero', join(root, 'zeros.edge'))
  const both = [
    'Cannot check `pipe.edge`, expected a file and not a named pipe.',
    'Cannot check `zeros.edge`, expected a file and not a device.',
  ]
  assert.deepEqual(list(root, '.'), [['a.edge'], both])
  assert.deepEqual(list(root, 'pipe.edge', 'zeros.edge'), [[], both])
  assert.deepEqual(list(root, '*.edge'), [['a.edge'], both])
})
