import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { createFolder } from '../unit/fixtures/create-folder.ts'

const script = join(import.meta.dirname, 'write-on.ts')
const names = ['deep/er/two.txt', 'deep/three.txt', 'one.txt']

const listFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

test('writes whole files from eight processes that write the same files at the same time', async (context) => {
  const folder = await createFolder(context)
  const children = Array.from({ length: 8 }, () => spawn(process.execPath, [script, folder]))
  const ended = children.map((child) => once(child, 'close'))
  const isReady = children.map((child, index) =>
    Promise.race([once(child.stdout, 'data'), ended[index]]),
  )
  await Promise.all(isReady)
  await delay(200)
  for (const child of children) child.kill('SIGKILL')
  for (const end of ended) assert.deepEqual(await end, [null, 'SIGKILL'])
  for (const name of names) {
    assert.match(await readFile(join(folder, name), 'utf8'), /^([a-h])\1{299999}$/)
  }
})

test('leaves whole files after a kill at any of 16 moments, and no stray files after the next run', async (context) => {
  const folder = await createFolder(context)
  const seen = new Set<string>()
  let strays = 0
  for (let count = 0; count < 16; count += 1) {
    const child = spawn(process.execPath, [script, folder])
    const ended = once(child, 'close')
    await Promise.race([once(child.stdout, 'data'), ended])
    await delay(Math.random() * 25)
    child.kill('SIGKILL')
    assert.deepEqual(await ended, [null, 'SIGKILL'])
    for (const name of names) {
      const text = await readFile(join(folder, name), 'utf8')
      assert.match(text, /^([a-h])\1{299999}$/, `${name} is torn: ${text.length} characters`)
      seen.add(text[0]!)
    }
    // The next run removes stray files of earlier kills; each kill leaves at most three.
    const left = (await listFiles(folder)).length - names.length
    assert.ok(left <= names.length, `${left} stray files`)
    strays += left
  }
  assert.ok(strays > 0, `only ${strays} kills were in the midst of a write`)
  assert.ok(seen.size > 1, `only ${seen.size} versions were seen`)
  const last = spawn(process.execPath, [script, folder, 'once'])
  assert.deepEqual(await once(last, 'close'), [0, null])
  assert.deepEqual(await listFiles(folder), names)
})
