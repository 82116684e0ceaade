import assert from 'node:assert/strict'
import test from 'node:test'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { rehypeAnchors } from '../../../plugins/markdown/rehype-anchors.ts'

function anchor(html: string): string {
  const tree = fromHtml(html, { fragment: true })
  rehypeAnchors()(tree)
  return toHtml(tree)
}

test('a heading with an id links to itself', () => {
  assert.equal(
    anchor('<h2 id="a">A</h2><h2>B</h2>'),
    '<h2 id="a">A<a class="anchor" href="#a" aria-label="Link to “A”"></a></h2><h2>B</h2>',
  )
})
