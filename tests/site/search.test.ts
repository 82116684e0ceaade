import assert from 'node:assert/strict'
import test from 'node:test'
import { gunzipSync } from 'node:zlib'
import { readDist, readDistText } from './read-dist.ts'
import type { SiteName } from './sites.ts'

/** The entry of a page in Pagefind's index, after a marker. */
type Fragment = { url: string; content: string; anchors: { id: string }[] }

async function readFragments(site: SiteName): Promise<Fragment[]> {
  const files = [...(await readDist(site))].filter(([path]) => path.includes('/fragment/'))
  return files.map(([, bytes]) => {
    const text = gunzipSync(bytes).toString('utf8')
    return JSON.parse(text.slice(text.indexOf('{')))
  })
}

for (const site of ['kit', 'based', 'acme', 'nasty'] as const) {
  test(`${site}: finds each page by its title`, async () => {
    const fragments = await readFragments(site)
    const { groups } = JSON.parse(await readDistText(site, 'api-map.json'))
    const routes: { path: string; title: string }[] = groups[2].items
    assert.ok(routes.length > 2)
    for (const { path, title } of routes) {
      const fragment = fragments.find(({ url }) => url === path)
      assert.ok(fragment?.content.startsWith(title), path)
    }
  })

  test(`${site}: links search results only to existing headings`, async () => {
    const places = (await readFragments(site)).flatMap(({ url, anchors }) =>
      anchors.map(({ id }) => ({ url, id })),
    )
    assert.ok(places.length > 5)
    for (const { url, id } of places) {
      const html = await readDistText(site, `${url === '/' ? 'index' : url.slice(1)}.html`)
      assert.ok(html.includes(` id="${id}"`), `${url}#${id}`)
    }
  })
}

test('indexes the content of Astro components, but no live examples', async () => {
  const fragments = await readFragments('kit')
  const find = (path: string) => fragments.find(({ url }) => url === path)!.content
  assert.match(find('/components'), /Badge: Small label for a status/)
  assert.match(find('/'), /Tables, forms and pagination/)
  assert.doesNotMatch(find('/'), /Invite a teammate/)
})
