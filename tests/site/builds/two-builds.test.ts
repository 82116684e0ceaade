import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { holdFolder } from '../../../plugins/builds/one-build.ts'
import { createFolder } from '../../unit/fixtures/create-folder.ts'
import { buildSite } from '../build-site.ts'
import { readDist } from '../read-dist.ts'
import { readFolder } from '../read-folder.ts'
import { sites } from '../sites.ts'

const names = ['acme', 'nasty'] as const
// Outside of the checkout, where Astro shares one folder, so the builds take turns.
const folder = await mkdtemp(join(tmpdir(), 'builds-'))
after(() => rm(folder, { recursive: true, force: true }))
/** Builds in that folder already. */
const other = fork('tests/unit/fixtures/hold-folder.ts', ['.astro', '--wait'])
after(() => other.kill('SIGKILL'))
const [held] = await once(other, 'message')
const waiting = new Set<string>()
const builds = await Promise.all(
  names.map((name) =>
    buildSite(
      {
        SITE_DIR: sites[name].SITE_DIR,
        OUT_DIR: join(folder, name, 'dist'),
        CACHE_DIR: join(folder, name, 'cache'),
      },
      'astro.config.mjs',
      (text) => {
        if (text.includes(`Waiting for process ${other.pid}`)) waiting.add(name)
        if (waiting.size === names.length) other.kill('SIGKILL')
      },
      // A build that fails does not leave the other one waiting.
    ).finally(() => other.kill('SIGKILL')),
  ),
)

test('writes the same in two concurrent builds with separate folders as in single builds', async () => {
  for (const [index, name] of names.entries()) {
    assert.equal(builds[index]!.code, 0, builds[index]!.output)
    assertSame(await readFolder(join(folder, name, 'dist')), await readDist(name))
  }
})

test('waits for another build before it builds into a folder outside of the checkout', () => {
  assert.equal(held, null)
  for (const { output } of builds)
    assert.match(output, new RegExp(`Waiting for process ${other.pid}`))
})

// Another test covers a second build with the same cache.
test('stops a second build with the same OUT_DIR at once, without a stack trace', async (context) => {
  const folder = await createFolder(context)
  const environment = {
    SITE_DIR: sites.acme.SITE_DIR,
    OUT_DIR: join(folder, 'dist'),
    CACHE_DIR: join(folder, 'cache'),
  }
  assert.equal(await holdFolder(environment.OUT_DIR), null)
  const { code, output } = await buildSite(environment)
  assert.equal(code, 1, output)
  assert.match(output, new RegExp(`Cannot build into \`[^\`]+\`, process ${process.pid} is `))
  assert.doesNotMatch(output, /one-build\.ts|Stack trace/)
  await assert.rejects(access(environment.CACHE_DIR))
})

test('fails a build that lacks a file that its pages link, and names the file', async () => {
  const root = '.cache/test/lost-file'
  await rm(root, { recursive: true, force: true })
  const { code, output } = await buildSite(
    {
      SITE_DIR: sites.acme.SITE_DIR,
      OUT_DIR: join(root, 'dist'),
      CACHE_DIR: join(root, 'cache'),
    },
    'tests/fixtures/builds/loses-a-file.config.mjs',
  )
  assert.equal(code, 1, output)
  assert.match(
    output,
    /Cannot publish page `404\.html` and \d+ others, expected the file `_astro\/\S+\.css`, which it links to\./,
  )
})

function assertSame(one: Map<string, Buffer>, other: Map<string, Buffer>): void {
  assert.deepEqual([...one.keys()], [...other.keys()])
  for (const [path, content] of one) assert.ok(content.equals(other.get(path)!), path)
}
