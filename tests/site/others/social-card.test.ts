import assert from 'node:assert/strict'
import test from 'node:test'
import { visit } from 'unist-util-visit'
import { parseHtml } from '../parse-html.ts'
import { readDist } from '../read-dist.ts'

const docsUrls = {
  based: 'https://docs.example/library',
} as const

for (const [site, docsUrl] of Object.entries(docsUrls) as ['based', string][]) {
  const files = await readDist(site)

  test(`${site}: names an existing image in its true size on every page with a URL`, () => {
    const pages = [...files]
      .filter(([path]) => path.endsWith('.html'))
      .map(([path, content]) => ({ path, metas: listMetas(String(content)) }))
      .filter(({ metas }) => metas.has('og:url'))
    assert.ok(pages.length > 60)
    for (const { path, metas } of pages) {
      const image = metas.get('og:image') ?? ''
      assert.ok(image.startsWith(`${docsUrl}/`), path)
      const file = files.get(image.slice(docsUrl.length))
      assert.ok(file, `${path} names ${image}, which is not there`)
      assert.deepEqual(toPixels(file), [
        Number(metas.get('og:image:width')),
        Number(metas.get('og:image:height')),
      ])
      assert.equal(metas.get('twitter:card'), 'summary_large_image')
      assert.ok(metas.get('og:image:alt'))
    }
  })
}

test('names no image for a library without one', async () => {
  const html = String((await readDist('acme')).get('/index.html'))
  assert.equal(listMetas(html).get('og:image'), undefined)
  assert.equal(listMetas(html).get('twitter:card'), 'summary')
})

/** Returns the contents of the meta tags of a page, by `property` or `name`. */
function listMetas(html: string): Map<string, string> {
  const metas = new Map<string, string>()
  visit(parseHtml(html), 'element', ({ tagName, properties }) => {
    if (tagName !== 'meta') return
    const [name] = [properties.property ?? properties.name].flat()
    if (name !== undefined) metas.set(String(name), String(properties.content))
  })
  return metas
}

/** Returns width and height of a PNG from its first chunk. */
function toPixels(png: Buffer): [number, number] {
  assert.equal(png.toString('latin1', 12, 16), 'IHDR')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}
