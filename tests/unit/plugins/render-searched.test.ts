import assert from 'node:assert/strict'
import test from 'node:test'
import { renderSearched } from '../../../plugins/markdown/render-searched.ts'
import { openSite } from '../../../plugins/shared/live-site.ts'

test('of a page of MDX is searched what its components show, with headings to go to', async () => {
  const live = openSite('tests/fixtures/acme')
  await live.read()
  const page = live.site.pages.find(({ route }) => route.path === '/components')!
  assert.notEqual(page.markdown.mdx, null)
  const html = await renderSearched(live, page)
  for (const { title, summary } of live.site.catalog.components) {
    assert.ok(html.includes(`${title}: ${summary}`), title)
  }
  assert.match(html, /<h2 id="[\w-]+">/)
  assert.doesNotMatch(html, /Gallery/)
})
