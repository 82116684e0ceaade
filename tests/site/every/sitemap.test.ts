import assert from 'node:assert/strict'
import test from 'node:test'
import { readContent, readLastUpdated } from '../../../engine/io/read-content.ts'
import { parseLlmsTxt } from '../../unit/files/assistants/parse-llms-txt.ts'
import { readDist, readDistText } from '../read-dist.ts'
import { sites, tested } from '../sites.ts'

const docsUrls = {
  based: 'https://docs.example/library',
  acme: 'https://acme.test',
}

for (const site of tested('based', 'acme')) {
  test(`${site}: lists every page once in the sitemap, with the date of its last change`, async () => {
    const folder = `${sites[site].SITE_DIR}/content`
    const days = await readLastUpdated(folder)
    const expected = readContent(folder).map(({ id, file }) => [
      `${docsUrls[site]}${id === 'index' ? '' : `/${id}`}`,
      days.get(file),
    ])
    expected.push([`${docsUrls[site]}/playground`, undefined])
    const xml = await readDistText(site, 'sitemap.xml')
    const found = [
      ...xml.matchAll(/<url>\s*<loc>([^<]+)<\/loc>\s*(?:<lastmod>([^<]+)<\/lastmod>\s*)?<\/url>/g),
    ].map(([, url, day]) => [url, day])
    assert.deepEqual(found.sort(), expected.sort())
    assert.equal(xml.match(/<url>/g)!.length, expected.length)
  })

  test(`${site}: publishes Markdown of every page in the sitemap, and names it in the page`, async () => {
    const files = await readDist(site)
    const base = new URL(docsUrls[site]).pathname.replace(/\/$/, '')
    const xml = await readDistText(site, 'sitemap.xml')
    const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => url!.slice(docsUrls[site].length) || '/index',
    )
    assert.ok(paths.includes('/playground'))
    for (const path of paths) {
      assert.match(String(files.get(`${path}.md`)), /^---\ntitle: .+\n/, path)
      const link = `<link rel="alternate" type="text/markdown" href="${base}${path}.md">`
      assert.ok(files.get(`${path}.html`)!.includes(link), path)
    }
  })
}

test('publishes no sitemap.xml without a host, and names none in robots.txt', async () => {
  assert.ok(!(await readDist('kit')).has('/sitemap.xml'))
  assert.equal(await readDistText('kit', 'robots.txt'), 'User-agent: *\nAllow: /\n')
})

for (const site of tested('kit', 'based', 'acme')) {
  test(`${site}: lists the same pages in llms.txt and the sitemap`, async () => {
    const listed = async (path: string) =>
      [...(await readDistText(site, path)).matchAll(/\]\((\S+\.md)\)/g)]
        .map(([, url]) => url)
        .sort()
    assert.deepEqual(await listed('sitemap.md'), await listed('llms.txt'))
  })

  test(`${site}: publishes an llms.txt that both reference parsers read`, async () => {
    const { sections } = parseLlmsTxt(await readDistText(site, 'llms.txt'))
    assert.deepEqual(sections.at(-1)!.title, 'Optional')
    const optional = sections.at(-1)!.links.map(({ url }) => url)
    assert.ok(optional.some((url) => url.endsWith('/changelog.md')))
    assert.ok(optional.some((url) => url.endsWith('/llms-full.txt')))
  })

  test(`${site}: publishes every file for search engines and assistants`, async () => {
    const files = await readDist(site)
    for (const path of ['/robots.txt', '/sitemap.md', '/_headers', '/404.md']) {
      assert.ok(files.has(path), path)
    }
  })
}
