import assert from 'node:assert/strict'
import test from 'node:test'
import type { SiteIndexFile } from '../../../engine/search/site-index.ts'
import type { SiteTextFile } from '../../../engine/search/site-text.ts'
import { readDistText } from '../read-dist.ts'
import { tested } from '../sites.ts'

for (const site of tested('kit', 'based', 'acme', 'nasty')) {
  const readJson = async (path: string) => JSON.parse(await readDistText(site, path))

  test(`${site}: finds each page by its title and text, and links only to existing headings`, async () => {
    const { entries, suggested }: SiteIndexFile = await readJson('search.json')
    const texts: SiteTextFile = await readJson('search-text.json')
    const routes: { path: string; title: string }[] = (await readJson('api-map.json')).groups[2]
      .items
    assert.ok(routes.length > 2)
    for (const { path, title } of routes) {
      assert.ok(
        entries.some((entry) => entry.path === path && entry.title === title),
        path,
      )
    }
    assert.deepEqual(
      texts.map(({ path, title }) => ({ path, title })),
      routes.map(({ path, title }) => ({ path, title })),
    )
    const places = [
      ...entries.flatMap(({ path, anchors }) => [
        path,
        ...anchors.map((anchor) => `${path.split('#')[0]}#${anchor}`),
      ]),
      ...texts.flatMap(({ path, sections }) => sections.map(({ anchor }) => `${path}#${anchor}`)),
      ...suggested,
    ]
    const pages = Map.groupBy(new Set(places), (place) => place.split('#')[0]!)
    for (const [path, links] of pages) {
      const html = await readDistText(site, `${path === '/' ? 'index' : path.slice(1)}.html`)
      for (const link of links) {
        const [, anchor] = link.split('#')
        assert.ok(!anchor || html.includes(` id="${anchor}"`), link)
      }
    }
  })
}

test('searches the content of Astro components, but no live examples', async () => {
  const texts: SiteTextFile = JSON.parse(await readDistText('kit', 'search-text.json'))
  const find = (path: string) =>
    texts
      .find((page) => page.path === path)!
      .sections.map(({ text }) => text)
      .join('\n')
  assert.match(find('/components'), /Badge: Small label for a status/)
  assert.match(find('/'), /Controls are native HTML elements/)
  assert.doesNotMatch(find('/'), /Latest orders/)
})
