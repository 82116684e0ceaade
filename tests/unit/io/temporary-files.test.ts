import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdir, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { removeStrayFiles, toTemporaryPath } from '../../../engine/io/temporary-files.ts'
import { createFolder } from '../fixtures/create-folder.ts'

/** The id of a process that has ended. */
const gone = spawnSync(process.execPath, ['--version']).pid

test('removes stray files of an ended run, and nothing else', async (context) => {
  const kept = [
    'a.json',
    // Of runs that still go on: the parent process and this one.
    `a.json.${process.ppid}-00000000-00000000.tmp`,
    toTemporaryPath('a.json'),
    // Of other files and other programs.
    `b.json.${gone}-00000000-00000000.tmp`,
    `other.a.json.${gone}-00000000-00000000.tmp`,
    `a.json.${gone}.tmp`,
    `a.json.${gone}-00000000-00000000.tmp.bak`,
    `a.json.${gone}-0000000g-00000000.tmp`,
    'a.json.tmp',
  ]
  const strays = [
    `a.json.${gone}-00000000-00000000.tmp`,
    `a.json.${gone}-abcdef01-23456789.tmp`,
    // Process ids are reused, in a container very soon.
    `a.json.${process.pid}-00000000-00000000.tmp`,
  ]
  const files = Object.fromEntries([...kept, ...strays].map((name) => [name, name]))
  const folder = await createFolder(context, files)
  const nowhere = join(folder, 'none/b.json')
  await removeStrayFiles([join(folder, 'a.json'), join(folder, 'a.json/b'), nowhere])
  assert.deepEqual((await readdir(folder)).sort(), kept.sort())
})

test('removes stray files after an hour, even if their process seems to run', async (context) => {
  const name = `a.json.${process.ppid}-00000000-00000000.tmp`
  const folder = await createFolder(context, { [name]: 'half' })
  const before = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  await utimes(join(folder, name), before(59), before(59))
  await removeStrayFiles([join(folder, 'a.json')])
  assert.deepEqual(await readdir(folder), [name])
  await utimes(join(folder, name), before(61), before(61))
  await removeStrayFiles([join(folder, 'a.json')])
  assert.deepEqual(await readdir(folder), [])
})

test('removes nothing outside the project, wherever its links lead [stays-in-project]', async (context) => {
  const name = `a.json.${gone}-00000000-00000000.tmp`
  const folder = await createFolder(context, { [`out/${name}`]: 'half', [`in/sub/${name}`]: '' })
  await symlink('../out', join(folder, 'in/link'))
  const paths = ['in/link/a.json', 'in/sub/a.json', 'out/a.json']
  await removeStrayFiles(
    paths.map((path) => join(folder, path)),
    { within: join(folder, 'in') },
  )
  assert.deepEqual(await readdir(join(folder, 'out')), [name])
  assert.deepEqual(await readdir(join(folder, 'in/sub')), [])
})
