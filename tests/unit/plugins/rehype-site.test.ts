import assert from 'node:assert/strict'
import test from 'node:test'
import type { Root as HtmlRoot } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import type { Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import {
  rehypeBase,
  rehypeGfm,
  rehypeHeadings,
  type Surroundings,
} from '../../../plugins/page/rehype-site.ts'

function anchor(html: string, frontmatter = {}): string {
  const tree = fromHtml(html, { fragment: true })
  rehypeHeadings()(tree, new VFile({ data: { astro: { frontmatter } } }))
  return toHtml(tree)
}

test('links a heading to itself, by its own id or one generated from its text', () => {
  assert.equal(
    anchor('<h2 id="a">A</h2><h2>B c</h2><h5>D</h5>'),
    '<h2 id="a">A<a class="anchor" href="#a" aria-label="Link to “A”"></a></h2>' +
      '<h2 id="b-c">B c<a class="anchor" href="#b-c" aria-label="Link to “B c”"></a></h2>' +
      '<h5 id="d">D</h5>',
  )
})

test('puts the former anchors of a heading into it', () => {
  const [first, ...others] = anchor('<h2>New</h2><h2>Other</h2>', {
    movedAnchors: { old: 'new', older: 'new' },
  }).split('</h2>')
  assert.match(first!, /^<h2 id="new"><span id="old"><\/span><span id="older"><\/span>New<a /)
  assert.doesNotMatch(others.join(''), /<span/)
})

function transform(tree: HtmlRoot): string {
  rehypeGfm()(tree)
  return toHtml(tree)
}

function render(markdown: string): string {
  const root: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown)
  return transform(toHast(root) as HtmlRoot)
}

test('labels the checkbox of a task as done or not done', () => {
  assert.deepEqual(render('- [x] a\n- [ ] b\n- c').match(/<input[^>]*>/g), [
    '<input type="checkbox" checked disabled aria-label="Done">',
    '<input type="checkbox" disabled aria-label="Not done">',
  ])
})

test('labels the checkbox of a task with paragraphs or nested tasks', () => {
  assert.deepEqual(render('- [x] a\n\n  - [ ] b\n\n- [x] c').match(/aria-label="[^"]*"/g), [
    'aria-label="Done"',
    'aria-label="Not done"',
    'aria-label="Done"',
  ])
})

test('renders the alignment of a cell as a class', () => {
  const html = render('| a | b | c | d |\n| :- | :-: | -: | - |\n| 1 | 2 | 3 | 4 |')
  for (const name of ['th', 'td']) {
    assert.deepEqual(html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')), [
      `<${name} class="align-start">`,
      `<${name} class="align-center">`,
      `<${name} class="align-end">`,
      `<${name}>`,
    ])
  }
})

test('renders no class for an unknown alignment', () => {
  const properties = { align: 'constructor' }
  const cell = { type: 'element' as const, tagName: 'td', properties, children: [] }
  assert.equal(transform({ type: 'root', children: [cell] }), '<td align="constructor"></td>')
})

function rewrite(html: string, docsUrl: string): string {
  const tree: HtmlRoot = fromHtml(html, { fragment: true })
  rehypeBase(() => ({ library: { docsUrl } as Surroundings['library'] }))(tree)
  return toHtml(tree)
}

const html =
  '<a href="/a#b">a</a><img src="/c.png"><a href="#d">d</a><a href="//e.test">e</a><a href="https://f.test/">f</a>'

test('adds the base path to links and images from the root, and keeps others', () => {
  assert.equal(
    rewrite(html, 'https://docs.test/ui'),
    html.replace('"/a#b"', '"/ui/a#b"').replace('"/c.png"', '"/ui/c.png"'),
  )
})

test('adds no base path for a site at the root of its host', () => {
  assert.equal(rewrite(html, 'https://docs.test'), html)
})
