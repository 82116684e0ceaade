import assert from 'node:assert/strict'
import test from 'node:test'
import { readDist } from '../read-dist.ts'

/** Starts the content of a page. */
const start = '<div class="prose">'

// Other tests compare all bytes of builds of a smaller library, from scratch and with a cache.
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
