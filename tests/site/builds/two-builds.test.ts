import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import test, { after } from 'node:test'
import { holdFolder } from '../../../plugins/builds/one-build.ts'
import { writeCopy } from '../../package/write-copy.ts'
import { createFolder } from '../../unit/fixtures/create-folder.ts'
import { buildSite } from '../build-site.ts'
import { makeNastySite } from '../make-nasty-site.ts'
import { readDist } from '../read-dist.ts'
import { readFolder } from '../read-folder.ts'
import { sites } from '../sites.ts'

const names = ['acme', 'nasty'] as const
const root = await mkdtemp(join(tmpdir(), 'builds-'))
after(() => rm(root, { recursive: true, force: true }))
/** The same sources under another name and with other links, on a machine with other settings. */
const checkout = join(root, 'a b/ü/kit')
await writeCopy('.', checkout)
await makeNastySite(join(checkout, sites.nasty.SITE_DIR))
const settings = { BASE_URL: '/a', LC_ALL: 'tr_TR.UTF-8', NODE_ENV: 'test', TZ: 'Pacific/Auckland' }
/** Builds in that folder already. */
const other = fork(resolve('tests/unit/fixtures/hold-folder.ts'), ['.astro', '--wait'], {
  cwd: checkout,
})
after(() => other.kill('SIGKILL'))
const [held] = await once(other, 'message')
const waiting = new Set<string>()
const listen = (name: string, text: string) => {
  if (text.includes(`Waiting for process ${other.pid}`)) waiting.add(name)
  if (waiting.size === names.length) other.kill('SIGKILL')
}
const builds = await Promise.all(
  names.map((name) =>
    buildSite(
      {
        ...settings,
        SITE_DIR: sites[name].SITE_DIR,
        // Outside of the checkout, where Astro shares one folder, so the builds take turns.
        OUT_DIR: join(root, name, 'dist'),
        CACHE_DIR: join(root, name, 'cache'),
      },
      'astro.config.mjs',
      { checkout, listen: (text) => listen(name, text) },
      // A build that fails does not leave the other one waiting.
    ).finally(() => other.kill('SIGKILL')),
  ),
)

// Nor does it matter where the checkout is, and how its packages are linked.
test('writes the same in two concurrent builds with separate folders as in single builds [separate-builds]', async () => {
  for (const [index, name] of names.entries()) {
    assert.equal(builds[index]!.code, 0, builds[index]!.output)
    assertSame(await readFolder(join(root, name, 'dist')), await readDist(name))
  }
})

test('waits for another build before it builds into a folder outside of the checkout', () => {
  assert.equal(held, null)
  for (const { output } of builds)
    assert.match(output, new RegExp(`Waiting for process ${other.pid}`))
})

// Another test covers a second build with the same cache.
test('stops a second build with the same OUT_DIR at once, without a stack trace [separate-builds]', async (context) => {
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

test('fails a build that lacks a file that its pages link, and names the file [complete-builds]', async () => {
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
