import assert from 'node:assert/strict'
import test from 'node:test'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { rehypeBase, type Surroundings } from '../../../plugins/page/rehype-site.ts'

function rewrite(html: string, docsUrl: string): string {
  const tree: Root = fromHtml(html, { fragment: true })
  rehypeBase(() => ({ library: { docsUrl } as Surroundings['library'] }))(tree)
  return toHtml(tree)
}

const html =
  '<a href="/a#b">a</a><img src="/c.png"><a href="#d">d</a><a href="//e.test">e</a><a href="https://f.test/">f</a>'

test('links and images from the root get the base path, others stay', () => {
  assert.equal(
    rewrite(html, 'https://docs.test/ui'),
    html.replace('"/a#b"', '"/ui/a#b"').replace('"/c.png"', '"/ui/c.png"'),
  )
})

test('a site at the root of its host has no base path', () => {
  assert.equal(rewrite(html, 'https://docs.test'), html)
})
