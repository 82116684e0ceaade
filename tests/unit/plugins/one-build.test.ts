import assert from 'node:assert/strict'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { pathToFileURL } from 'node:url'
import {
  holdFolder,
  oneBuild,
  releaseFolder,
  waitForFolder,
} from '../../../plugins/builds/one-build.ts'
import { createFolder } from '../fixtures/create-folder.ts'

/** Starts a process that holds a folder, and returns the id of the holder: null for itself. */
async function hold(context: TestContext, folder: string) {
  const child = fork(join(import.meta.dirname, '../fixtures/hold-folder.ts'), [folder], {
    // Without the options of the test runner.
    execArgv: [],
  })
  context.after(() => child.kill('SIGKILL'))
  const [holder] = (await once(child, 'message')) as [number | null]
  return { child, holder }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('gives a folder to one process, and tells others its process id', async (context) => {
  const folder = await createFolder(context)
  const { child, holder } = await hold(context, join(folder, 'dist'))
  assert.equal(holder, null)
  assert.equal((await hold(context, join(folder, 'dist'))).holder, child.pid)
  assert.equal((await hold(context, join(folder, 'other'))).holder, null)
})

test('recognises a folder by each of its paths, and before it exists', async (context) => {
  const folder = await createFolder(context)
  await symlink('.', join(folder, 'link'))
  const { child } = await hold(context, join(folder, 'link/dist'))
  assert.equal((await hold(context, join(folder, 'dist'))).holder, child.pid)
  await mkdir(join(folder, 'dist'))
  await symlink('dist', join(folder, 'current'))
  assert.equal((await hold(context, join(folder, 'current'))).holder, child.pid)
})

test('frees a folder when its process is killed', async (context) => {
  const folder = await createFolder(context)
  for (let round = 0; round < 3; round += 1) {
    const { child, holder } = await hold(context, folder)
    assert.equal(holder, null)
    await kill(child)
  }
})

test('waits for a folder until the process that holds it ends', async (context) => {
  const folder = await createFolder(context)
  const { child } = await hold(context, folder)
  let isFree = false
  const waiting = waitForFolder(folder).then(() => assert.ok(isFree))
  // By the time another process has started and asked, the waiting one has learnt who holds the
  // folder.
  assert.equal((await hold(context, folder)).holder, child.pid)
  isFree = true
  await kill(child)
  await waiting
  assert.equal((await hold(context, folder)).holder, process.pid)
})

test('gives a released folder to another process, which may wait for it', async (context) => {
  const folder = await createFolder(context)
  assert.equal(await holdFolder(folder), null)
  assert.equal((await hold(context, folder)).holder, process.pid)
  releaseFolder(folder)
  const { child, holder } = await hold(context, folder)
  assert.equal(holder, null)
  const waiting = waitForFolder(folder)
  await kill(child)
  await waiting
  releaseFolder(folder)
  assert.equal((await hold(context, folder)).holder, null)
})

for (const [index, variable, what] of [
  [0, 'OUT_DIR', 'build into'],
  [1, 'CACHE_DIR', 'build with the cache'],
] as const) {
  test(`stops a second build with the same ${variable}, and names the process of the first`, async (context) => {
    const folder = await createFolder(context)
    const paths = [join(folder, 'dist'), join(folder, 'cache')]
    const { child } = await hold(context, paths[index]!)
    const [outDir, cacheDir] = paths.map((path) => pathToFileURL(`${path}/`))
    const setup = oneBuild().hooks['astro:config:setup']!
    await assert.rejects(
      async () => setup({ command: 'build', config: { outDir, cacheDir } } as never),
      ({ message }) => {
        const held = `^Cannot ${what} \`[^\`]+\`, process ${child.pid} is building there\\. Wait until it has finished, or set another \`${variable}\`\\.$`
        assert.match(message, new RegExp(held))
        return true
      },
    )
  })
}
