import assert from 'node:assert/strict'
import test from 'node:test'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { VFile } from 'vfile'
import { rehypeHeadings } from '../../../plugins/page/rehype-headings.ts'

function anchor(html: string, frontmatter = {}): string {
  const tree = fromHtml(html, { fragment: true })
  rehypeHeadings()(tree, new VFile({ data: { astro: { frontmatter } } }))
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

test('the anchors that a heading had before lead to it', () => {
  const [first, ...others] = anchor('<h2>New</h2><h2>Other</h2>', {
    movedAnchors: { old: 'new', older: 'new' },
  }).split('</h2>')
  assert.match(first!, /^<h2 id="new"><span id="old"><\/span><span id="older"><\/span>New<a /)
  assert.doesNotMatch(others.join(''), /<span/)
})
