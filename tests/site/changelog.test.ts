import assert from 'node:assert/strict'
import test from 'node:test'
import { readDist, readDistText } from './read-dist.ts'
import { readDocs } from './read-docs.ts'
import { isFrame } from './is-frame.ts'

const docs = await readDocs()

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

test('publishes no feed and no link to one before the first release', async () => {
  const { releases } = docs.catalog
  const isReleased = releases.some(({ date }) => date)
  const files = await readDist('kit')
  assert.equal(files.has('/changelog.xml'), isReleased)
  for (const [path, bytes] of files) {
    if (isReleased || !/\.(html|md|txt)$/.test(path)) continue
    assert.doesNotMatch(bytes.toString(), /\/changelog\.xml/, path)
  }
})

test('names no version that added something before that version is released', async () => {
  const { releases } = docs.catalog
  const dates = new Map(releases.map(({ version, date }) => [version, date]))
  for (const [path, bytes] of await readDist('kit')) {
    if (!/\.(html|md)$/.test(path)) continue
    for (const [, version] of bytes.toString().matchAll(/\bSince (\d+\.\d+\.\d+)\b/gi)) {
      assert.ok(dates.get(version!), `${path} says since ${version}`)
    }
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
  for (const path of ['guides/theming.html', 'components/button.html']) {
    assert.doesNotMatch(
      await readDistText('kit', path),
      /Edit this page|>Source<\/a>|\/blob\/main\//,
    )
  }
})

test('links the version to the changelog', async () => {
  const page = await readDistText('kit', 'components/button.html')
  assert.match(page, /<a class="version" href="\/changelog" aria-label="Version \S+, Changelog">/)
  assert.doesNotMatch(page, /site-versions/)
  const { library } = JSON.parse(await readDistText('kit', 'components.json'))
  assert.match(page, new RegExp(`>\\s*${library.version.replaceAll('.', '\\.')}\\s*</a>`))
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
