import assert from 'node:assert/strict'
import test from 'node:test'
import { isFrame } from '../is-frame.ts'
import { readDist, readDistText } from '../read-dist.ts'

test('publishes an item for each release in the feed, with a link to its heading', async () => {
  const feed = await readDistText('acme', 'changelog.xml')
  const list = (tag: string) =>
    [...feed.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text)
  assert.deepEqual(list('title'), ['Acme', 'Acme 3.2.1', 'Acme 3.2.0'])
  assert.deepEqual(list('pubDate'), [
    'Mon, 04 May 2026 00:00:00 GMT',
    'Sun, 01 Mar 2026 00:00:00 GMT',
  ])
  const page = await readDistText('acme', 'changelog.html')
  const links = list('link').slice(1)
  assert.equal(links.length, 2)
  for (const link of links) {
    assert.ok(link!.startsWith('https://acme.test/changelog#'), link)
    assert.ok(page.includes(`id="${link!.split('#')[1]}"`), link)
  }
  assert.match(feed, /&lt;code&gt;panel&lt;\/code&gt; &amp;#x26; &lt;code&gt;chip/)
})

test('links to the feed from every page', async () => {
  for (const [path, bytes] of await readDist('acme')) {
    if (!path.endsWith('.html') || isFrame(path)) continue
    assert.match(bytes.toString(), /type="application\/rss\+xml"[^>]* href="\/changelog.xml"/, path)
  }
})

test('links each page to its own source if the sources are public', async () => {
  const page = await readDistText('acme', 'guides/start.html')
  assert.ok(page.includes('href="https://code.acme.test/ui/edit/main/content/guides/start.md"'))
  const component = await readDistText('acme', 'components/chip.html')
  const template = 'kit/components/chip.edge'
  assert.ok(
    component.includes(`<a href="https://code.acme.test/ui/blob/main/${template}">Source</a>`),
  )
  assert.doesNotMatch(page, /\/blob\/main\//)
})

test('lists other versions if the library names them', async () => {
  for (const [path, bytes] of await readDist('acme')) {
    if (!path.endsWith('.html') || isFrame(path)) continue
    const page = bytes.toString()
    const [menu] = /<div id="site-versions"[^]*?<\/div>/.exec(page)!
    assert.deepEqual(
      [...menu.matchAll(/href="([^"]+)">([^<]+)</g)].map(([, url, label]) => [url, label]),
      [
        ['/changelog', 'Changelog'],
        ['https://v2.acme.test', 'Version 2.x'],
        ['https://next.acme.test', 'Version 4 (next)'],
      ],
    )
    assert.match(page, /popovertarget="site-versions" aria-label="Version 3\.2\.1, other versions"/)
    assert.match(
      /<footer[^]*<\/footer>/.exec(page)![0],
      /href="https:\/\/v2\.acme\.test">Version 2\.x/,
    )
  }
})
