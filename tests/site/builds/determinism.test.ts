import assert from 'node:assert/strict'
import { cp, rm } from 'node:fs/promises'
import test from 'node:test'
import { buildSite } from '../build-site.ts'
import { readDist } from '../read-dist.ts'
import { sites } from '../sites.ts'

/** Starts the content of a page. */
const start = '<div class="prose">'

// Another test compares all bytes of two builds of smaller libraries from scratch.
test('shows the same on every page in two builds, but for the base path', async () => {
  const [kit, based] = await Promise.all([readDist('kit'), readDist('based')])
  const pages = [...kit].filter(([, bytes]) => bytes.includes(start))
  assert.ok(pages.length > 50, `only ${pages.length} pages were found`)
  for (const [path, bytes] of pages) {
    assert.equal(toContent(based.get(path)!), toContent(bytes), path)
  }
  const assets = [...kit].filter(([path]) => path.startsWith('/_astro/'))
  assert.ok(assets.length > 5, `only ${assets.length} assets were found`)
  for (const [path, bytes] of assets) assert.ok(bytes.equals(based.get(path)!), path)
})

test('writes the same bytes with a warm cache as without a cache', async () => {
  const cold = await readDist('kit')
  assert.ok(cold.size > 50, `only ${cold.size} files were found`)
  // Other tests read the cache of `kit` at the same time.
  await rm(sites.warm.CACHE_DIR, { recursive: true, force: true })
  await cp(sites.kit.CACHE_DIR, sites.warm.CACHE_DIR, { recursive: true })
  const { code, output } = await buildSite(sites.warm)
  assert.equal(code, 0, output)
  const warm = await readDist('warm')
  assert.deepEqual([...warm.keys()], [...cold.keys()])
  for (const [path, bytes] of cold) assert.ok(bytes.equals(warm.get(path)!), `${path} differs`)
})

/**
 * Returns the content of a page without the base path, and without the frame, whose texts for
 * assistants name the host.
 */
function toContent(page: Buffer): string {
  const html = String(page)
  // The home page has no menu.
  const ends = ['<div id="site-page-menu"', '</main>'].map((end) => html.indexOf(end))
  const content = html.slice(html.indexOf(start), Math.min(...ends.filter((end) => end >= 0)))
  return content.replaceAll('"/library/', '"/')
}
