import assert from 'node:assert/strict'
import test from 'node:test'
import { toSitemapXml } from '../../../plugins/sitemap.ts'
import { catalog } from '../fixtures/catalog.ts'

test('lists the URL of every page, with the date of its last change if known', () => {
  const routes = catalog.routes.slice(0, 2)
  assert.equal(
    toSitemapXml({ ...catalog, routes }, new Map([['/guides/start', '2026-05-04']])),
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url>
    <loc>https://ui.acme.test/docs</loc>
  </url>
  <url>
    <loc>https://ui.acme.test/docs/guides/start</loc>
    <lastmod>2026-05-04</lastmod>
  </url>
  <url>
    <loc>https://ui.acme.test/docs/playground</loc>
  </url>
</urlset>
`,
  )
})

test('escapes URLs', () => {
  const library = { ...catalog.library, docsUrl: 'https://ui.acme.test/a&b' }
  const xml = toSitemapXml({ ...catalog, library }, new Map())
  assert.match(xml, /<loc>https:\/\/ui\.acme\.test\/a&amp;b<\/loc>/)
})
