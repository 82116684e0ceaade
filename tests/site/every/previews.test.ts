import assert from 'node:assert/strict'
import test from 'node:test'
import { readContent } from '../../../engine/io/read-content.ts'
import { isExample } from '../../../engine/site/examples.ts'
import { listElements, parseHtml } from '../parse-html.ts'
import { readDist } from '../read-dist.ts'
import { find, listTemplates, readExamples, toInner } from '../read-examples.ts'
import { sites, tested } from '../sites.ts'
import { parsePageOnce } from '../../unit/fixtures/parse-page-once.ts'

const bases = { kit: '', based: '/library', acme: '' }
/**
 * Returns HTML as if it were at the root: almost every example of `based` is then a page of `kit`,
 * which is parsed once. Another test checks that all addresses are below the base path.
 */
const toRooted = (html: string) => html.replaceAll(`${bases.based}/`, '/')

for (const site of tested('kit', 'based', 'acme')) {
  const examples = await readExamples(site)
  const published = [...(await readDist(site))].filter(([path]) => path.startsWith('/preview/'))
  const lone = new Map(
    published
      .filter(([path]) => path.endsWith('.html'))
      .map(([path, bytes]) => [`${bases[site]}${path}`, toRooted(bytes.toString('utf8'))]),
  )

  test(`${site}: publishes a separate page for each live example and its code for the playground, and nothing else`, async () => {
    let count = 0
    for (const { text, file, mdx } of readContent(`${sites[site].SITE_DIR}/content`)) {
      const { fences } = parsePageOnce(text, { file, mdx })
      count += fences.filter(({ lang, meta }) => isExample(lang, meta)).length
    }
    assert.ok(count > 2, `only ${count} examples were found`)
    assert.equal(examples.length, count)
    assert.deepEqual(
      examples.flatMap(({ path }) => [`${path}.html`, `${path}.json`]).sort(),
      published.map(([path]) => `${bases[site]}${path}`).sort(),
    )
  })

  test(`${site}: renders an example alone like in its page`, () => {
    for (const { id, path, html } of examples) {
      const page = parseHtml(lone.get(`${path}.html`)!)
      // A block is only a frame in its page.
      const frame = / src="([^"]+)"/.exec(
        /^<div class="example-frame"><iframe[^>]*>/.exec(html)?.[0] ?? '',
      )
      if (frame) assert.equal(frame[1], path)
      else assert.equal(toInner(find(page, 'example-preview')), toRooted(html), id)
      assert.ok(path.endsWith(`/${id}`), path)
    }
  })

  test(`${site}: gives an example alone the same variants as in its page`, () => {
    for (const { id, path, choices } of examples) {
      const page = parseHtml(lone.get(`${path}.html`)!)
      assert.deepEqual(listTemplates(page).map(toInner), choices.map(toRooted), id)
    }
  })

  test(`${site}: gives an example alone a title, and excludes it from search engines and indexes`, async () => {
    for (const [path, html] of lone) {
      assert.match(html, /<meta name="robots" content="noindex">/, path)
      assert.match(html, /<title>[^<]+ · \w+<\/title>/, path)
      assert.doesNotMatch(html, /rel="canonical"/, path)
    }
    for (const [path, bytes] of await readDist(site)) {
      if (!/\.(json|txt|md|xml)$/.test(path)) continue
      assert.doesNotMatch(bytes.toString('utf8'), /\/preview\/\w/, path)
    }
  })

  test(`${site}: runs nothing inline on pages and single examples, so that a strict policy allows them`, async () => {
    for (const [path, bytes] of await readDist(site)) {
      if (!path.endsWith('.html')) continue
      const html = lone.get(`${bases[site]}${path}`) ?? bytes.toString('utf8')
      for (const { tagName, properties } of listElements(parseHtml(html))) {
        const isData = properties.type === 'application/ld+json'
        if (tagName === 'script' && !isData) {
          assert.ok(properties.src, `${path} has an inline script`)
        }
        assert.notEqual(tagName, 'style', `${path} has inline styles`)
        const handler = Object.keys(properties).find((name) => /^on[A-Z]/.test(name))
        assert.equal(handler, undefined, `${path} has ${handler}`)
      }
    }
  })
  test(`${site}: uses no style attributes in examples, which a strict policy blocks`, () => {
    for (const { id, preview } of examples) {
      for (const { properties } of listElements(preview)) {
        assert.equal(properties.style, undefined, id)
      }
    }
  })

  test(`${site}: links examples to pages of an application, not to these pages`, async () => {
    const files = await readDist(site)
    let count = 0
    for (const { id, preview } of examples) {
      const elements = listElements(preview)
      const ids = new Set<unknown>(elements.map(({ properties }) => properties.id))
      for (const { tagName, properties } of elements) {
        if (tagName !== 'a' && tagName !== 'form') continue
        const url = properties.href ?? properties.action
        if (typeof url !== 'string') continue
        count += 1
        const [path = ''] = url.split(/[?#]/)
        const below = path.replace(new RegExp(`^${bases[site]}/`), '/')
        // An image of an example is a file of the site.
        const isPage = !below.startsWith('/images/')
        const isOfSite = isPage && [below, `${below}.html`].some((name) => files.has(name))
        assert.ok(!isOfSite, `${id} leads to ${url}`)
        // Browsers scroll to the start of the page, without an element of that id.
        if (url === '#top') continue
        if (url.startsWith('#')) assert.ok(ids.has(url.slice(1)), `${id} leads out to ${url}`)
      }
    }
    assert.ok(site === 'acme' || count > 100, `only ${count} were found`)
  })
}
