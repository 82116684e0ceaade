import assert from 'node:assert/strict'
import test from 'node:test'
import { toSearchedHtml } from '../../../plugins/page/render-page.ts'

/** What is searched of a page without live examples and codes. */
const toSearchedPage = (html: string) => toSearchedHtml({ texts: [html], gaps: [] })

test('codes are searched as they are written, and live examples are not', () => {
  const gaps = [{ example: 0 }, { code: 'a < b && <c>', language: 'ts' }]
  const texts = ['<p>One</p>', '<pre><code>', '</code></pre>']
  assert.equal(
    toSearchedHtml({ texts, gaps }),
    '<p>One</p><pre>a &#x3C; b &#x26;&#x26; &#x3C;c></pre>',
  )
})

test('words, blocks and the ids of headings stay; what marks words goes', () => {
  assert.equal(
    toSearchedPage(
      '<h2 class="a" id="in-use">In <code>use</code><a href="#in-use"></a></h2>\n' +
        '<div class="table" aria-label="1 > 0"><table><tr><td class="align-end">a <b>b</b></td></tr></table></div>' +
        '<pre class="code" tabindex="0"><code><span class="tok-keyword">let</span> &#x3C;a></code></pre><br>',
    ),
    '<h2 id="in-use">In use</h2>\n' +
      '<div><table><tr><td>a b</td></tr></table></div>' +
      '<pre>let &#x3C;a></pre><br>',
  )
})

test('pictures, and what Pagefind itself is told, stay as they are', () => {
  const html = '<img src="/a.png" alt="A"><p data-pagefind-ignore="">No</p>'
  assert.equal(toSearchedPage(html), html)
})

test('an address in an element that is no heading is no place to go to', () => {
  assert.equal(toSearchedPage('<li id="fn-1">One</li>'), '<li>One</li>')
})
