import assert from 'node:assert/strict'
import test from 'node:test'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { rehypeHeadings } from '../../../plugins/page/rehype-site.ts'

function anchor(html: string): string {
  const tree = fromHtml(html, { fragment: true })
  rehypeHeadings()(tree)
  return toHtml(tree)
}

test('a heading links to itself, by its own id or one that is made of its text', () => {
  assert.equal(
    anchor('<h2 id="a">A</h2><h2>B c</h2><h5>D</h5>'),
    '<h2 id="a">A<a class="anchor" href="#a" aria-label="Link to “A”"></a></h2>' +
      '<h2 id="b-c">B c<a class="anchor" href="#b-c" aria-label="Link to “B c”"></a></h2>' +
      '<h5 id="d">D</h5>',
  )
})
