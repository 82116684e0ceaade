import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test from 'node:test'
import { readContent } from '../../engine/io/read-content.ts'
import { listTexts } from './parse-html.ts'
import { readDistText } from './read-dist.ts'
import { readDocs } from './read-docs.ts'
import { sites } from './sites.ts'

const { catalog } = await readDocs()

test('excludes only the 404 page from search engines', async () => {
  assert.match(await readDistText('kit', '404.html'), /<meta name="robots" content="noindex">/)
  assert.doesNotMatch(await readDistText('kit', 'index.html'), /noindex/)
})

test('describes a page without a URL if there is no host', async () => {
  for (const { id } of readContent(`${sites.kit.SITE_DIR}/content`)) {
    const html = await readDistText('kit', `${id}.html`)
    assert.doesNotMatch(html, /rel="canonical"|"og:url"|"og:image"|application\/rss\+xml/, id)
    assert.match(html, /<meta property="og:title" content="[^"]+">/, id)
    const [text] = listTexts(html, 'script').filter(Boolean)
    const graph = JSON.parse(text!)['@graph']
    assert.deepEqual(
      graph.map((item: { '@type': string }) => item['@type']),
      ['TechArticle'],
    )
    assert.deepEqual([graph[0].headline], listTexts(html, 'h1'))
    assert.equal(graph[0].url, undefined)
    assert.deepEqual(graph[0].isPartOf, { '@type': 'WebSite', name: catalog.library.name })
    assert.doesNotMatch(await readDistText('kit', `${id}.md`), /^canonical_url:/m)
  }
})

test('refers assistants to the file of a page in the package if there is no host', async () => {
  const page = await readDistText('kit', 'components/button.html')
  assert.match(page, /read node_modules\/@kit-edge\/ui\/ai\/components\/button\.md\. Now ask/)
  assert.doesNotMatch(page, /chatgpt\.com|claude\.ai/)
})

test('renders a component on a page like its golden case', async () => {
  const golden = await readFile('tests/golden/components/badge/output.html', 'utf8')
  const badge = /<span class="kit-badge"[^>]*>/.exec(golden)![0]
  assert.ok((await readDistText('kit', 'guides/tags.html')).includes(badge))
})
