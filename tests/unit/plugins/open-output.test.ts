import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { openOutput } from '../../../plugins/shared/open-output.ts'
import { createFolder } from '../fixtures/create-folder.ts'

/** The number of a process that is over. */
const gone = spawnSync('true').pid
const isKnown = (folder: string) =>
  readdir(join(folder, 'cache')).then((names) => names.includes('incremental-build.json'))

async function open(folder: string) {
  const output = await openOutput(join(folder, 'dist'), join(folder, 'cache'))
  await mkdir(output.folder, { recursive: true })
  await writeFile(join(output.folder, 'index.html'), 'new')
  return output
}

test('until a build is finished the last one is there, and then the new one', async (context) => {
  const folder = await createFolder(context, {
    'dist/index.html': 'old',
    'cache/incremental-build.json': '{}',
  })
  const page = join(folder, 'dist/index.html')
  const output = await open(folder)
  assert.equal(await readFile(page, 'utf8'), 'old')
  await output.finish()
  assert.equal(await readFile(page, 'utf8'), 'new')
  assert.deepEqual(await readdir(join(folder, 'cache/output')), [])
  assert.ok(await isKnown(folder))
})

test('a link stays one, and what it leads to is replaced', async (context) => {
  const folder = await createFolder(context, { 'there/index.html': 'old' })
  await symlink('there', join(folder, 'dist'))
  await (await open(folder)).finish()
  assert.equal(await readFile(join(folder, 'there/index.html'), 'utf8'), 'new')
  assert.deepEqual((await readdir(folder)).sort(), ['cache', 'dist', 'there'])
})

test('what a killed build left goes, with the pages that it may have kept', async (context) => {
  const stray = `cache/output/next.${gone}-00000000-00000000.tmp/index.html`
  const folder = await createFolder(context, {
    [stray]: 'half',
    'cache/incremental-build.json': '{}',
  })
  await openOutput(join(folder, 'dist'), join(folder, 'cache'))
  assert.deepEqual(await readdir(join(folder, 'cache/output')), [])
  assert.equal(await isKnown(folder), false)
})

test('a cache that cannot have the output forgets the pages of a killed build too', async (context) => {
  const folder = await createFolder(context, {
    [`work/output/next.${gone}-00000000-00000000.tmp/index.html`]: 'half',
    'cache/incremental-build.json': '{}',
  })
  const [target, cache, work] = ['dist', 'cache', 'work'].map((name) => join(folder, name))
  const output = await openOutput(target!, cache!, work)
  assert.ok(output.folder.startsWith(join(work!, 'output/next.')))
  assert.deepEqual(await readdir(join(work!, 'output')), [])
  assert.equal(await isKnown(folder), false)
})

test('a build that goes on beside keeps what it has written', async (context) => {
  const running = `cache/output/next.${process.ppid}-00000000-00000000.tmp/index.html`
  const folder = await createFolder(context, {
    [running]: 'half',
    'cache/incremental-build.json': '{}',
  })
  await openOutput(join(folder, 'dist'), join(folder, 'cache'))
  assert.equal(await readFile(join(folder, running), 'utf8'), 'half')
  assert.ok(await isKnown(folder))
})

test('a kill between the two renames takes nothing away', async (context) => {
  const folder = await createFolder(context, { 'dist/index.html': 'old' })
  const output = await open(folder)
  await output.finish()
  await rename(join(folder, 'dist'), toAside(output.aside))
  // Another site that is built with the same cache does not take it.
  await openOutput(join(folder, 'other'), join(folder, 'cache'))
  await openOutput(join(folder, 'dist'), join(folder, 'cache'))
  assert.equal(await readFile(join(folder, 'dist/index.html'), 'utf8'), 'new')
  assert.deepEqual((await readdir(folder)).sort(), ['cache', 'dist'])
})

/** The name that it would have of a process that is over. */
function toAside(aside: string): string {
  return aside.replace(/\d+(-\w{8}-\w{8}\.tmp)$/, `${gone}$1`)
}
