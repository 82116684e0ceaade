import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

const toGallery = (item: string) =>
  `<x-kit::gallery label="Photos"><x-kit::gallery.item ${item} /></x-kit::gallery>`

test('links the small image to the large file, which the dialog shows', async () => {
  const html = await edge.renderRaw(toGallery('src="/s.webp" href="/l.webp" alt="A" data-id="1"'))
  assert.match(html, /<a [^>]*href="\/l.webp" data-id="1"><img [^>]*src="\/s.webp" alt="A"/)
  assert.match(html, /<dialog[^]*<img [^>]*src="\/l.webp" alt="A"/)
})

test('rejects an image without a URL, and uses one URL for both', async () => {
  await assert.rejects(edge.renderRaw(toGallery('alt="A"')), /Missing prop "src" or "href"/)
  const html = await edge.renderRaw(toGallery('href="/l.webp" alt="A"'))
  assert.match(html, /<img class="kit-gallery-image"[^>]*src="\/l.webp"/)
})

test('links to the image itself without a large file', async () => {
  const html = await edge.renderRaw(toGallery('src="/s.webp" alt="A"'))
  assert.match(html, /<a [^>]*href="\/s.webp"/)
  assert.match(html, /<dialog[^]*src="\/s.webp"/)
})

test('gives attributes of an image to the image in the grid', async () => {
  const html = await edge.renderRaw(
    toGallery('src="/s.webp" alt="A" class="more" srcset="/m.webp 2x" width="480" loading="eager"'),
  )
  const [list] = html.split('<dialog')
  assert.match(list!, /<li class="kit-gallery-item more"/)
  assert.match(list!, /<a (?![^>]*srcset)[^>]*>/)
  assert.match(list!, /<img [^>]*loading="eager" [^>]*srcset="\/m.webp 2x" width="480"/)
})

test('rejects an image without a description, and a URL that would run a script', async () => {
  const nameless = toGallery('src="/s.webp" alt=" "')
  await assert.rejects(edge.renderRaw(nameless), /Invalid value for prop "alt"/)
  assert.match(await production.renderRaw(nameless), /<a /)
  for (const name of ['src', 'href']) {
    const other = name === 'src' ? '' : 'src="/s.webp"'
    const hostile = toGallery(`${other} ${name}="javascript:alert(1)" alt="A"`)
    await assert.rejects(edge.renderRaw(hostile), new RegExp(`Invalid value for prop "${name}"`))
    assert.doesNotMatch(await production.renderRaw(hostile), /alert/)
  }
})
