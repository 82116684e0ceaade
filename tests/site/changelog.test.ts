import assert from 'node:assert/strict'
import test from 'node:test'
import { readDist, readDistText } from './read-dist.ts'
import { readDocs } from './read-docs.ts'

const docs = await readDocs()

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

test('links no page to its source if the sources are not public', async () => {
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
