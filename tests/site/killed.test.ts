import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { buildSite } from './build-site.ts'
import { readFolder } from './read-folder.ts'

const root = '.cache/test/killed'
const page = join(root, 'site/content/guides/start.md')
const environment = {
  SITE_DIR: join(root, 'site'),
  OUT_DIR: join(root, 'dist'),
  CACHE_DIR: join(root, 'cache'),
}
const [before, after] = ['or [components', 'or even [components']

test('a build that is killed at any moment leaves the last site or the new one, whole', async () => {
  await rm(root, { recursive: true, force: true })
  await cp('tests/fixtures/acme', environment.SITE_DIR, { recursive: true })
  await edit(before, after)
  await build()
  const changed = await readFolder(environment.OUT_DIR)
  await edit(after, before)
  const start = performance.now()
  const [begun] = await Promise.all([waitForOutput(), build()])
  let step = (performance.now() - begun) / 8
  assert.ok(step > 0 && begun > start)
  const whole = await readFolder(environment.OUT_DIR)
  assert.ok(!isSame(whole, changed))

  await edit(before, after)
  let [cut, kept] = [0, 0]
  // A build may be quicker than the one that was measured, and done before it is killed.
  for (let tries = 0; tries < 40 && (tries < 6 || cut < 3 || kept < 2); tries += 1) {
    const moment = tries % 6
    const child = spawn('astro', ['build'], {
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
      stdio: 'ignore',
    })
    const ended = once(child, 'close')
    await waitForOutput()
    await delay(moment * step)
    child.kill('SIGKILL')
    if ((await ended)[1] === 'SIGKILL') cut += 1
    else step /= 2
    const left = await readFolder(environment.OUT_DIR)
    if (isSame(left, whole)) kept += 1
    else assert.ok(isSame(left, changed), `at moment ${moment} a mixture of both was there`)
    // What the kills before this one left is gone.
    assert.ok((await listOutput()).length <= 1)
  }
  assert.ok(cut >= 3 && kept >= 2, `${cut} were killed, ${kept} of them left the last site`)

  // What the killed builds kept of the edit is not taken for the page as it was.
  await edit(after, before)
  await build()
  assert.ok(isSame(await readFolder(environment.OUT_DIR), whole))
  assert.deepEqual(await listOutput(), [])
})

async function build(): Promise<void> {
  const { code, output } = await buildSite(environment)
  assert.equal(code, 0, output)
}

async function edit(from: string, to: string): Promise<void> {
  const text = await readFile(page, 'utf8')
  assert.ok(text.includes(from))
  await writeFile(page, text.replace(from, to))
}

/** The folders that builds are writing, or have left behind. */
async function listOutput(): Promise<string[]> {
  return readdir(join(environment.CACHE_DIR, 'output')).catch(() => [])
}

/** Waits for a build to write its first file, and says when. */
async function waitForOutput(): Promise<number> {
  const old = await listOutput()
  for (let attempt = 0; attempt < 6000; attempt += 1) {
    if ((await listOutput()).some((name) => !old.includes(name))) return performance.now()
    await delay(5)
  }
  throw new Error('No build began to write.')
}

function isSame(one: Map<string, Buffer>, other: Map<string, Buffer>): boolean {
  if ([...one.keys()].join() !== [...other.keys()].join()) return false
  return [...one].every(([path, content]) => content.equals(other.get(path)!))
}
