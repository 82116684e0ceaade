import assert from 'node:assert/strict'
import test from 'node:test'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { openSite } from '../../plugins/content/open-site.ts'
import { readDistText } from './read-dist.ts'

test('keeps each former anchor of a page in the heading that replaces it', async () => {
  const { pages } = await openSite('.').read()
  let count = 0
  for (const { route, frontMatter } of pages) {
    if (!frontMatter.movedAnchors) continue
    const html = fromHtml(await readDistText('kit', `${route.id}.html`))
    const headings = new Map<string, string>()
    visit(html, 'element', ({ tagName, properties, children }) => {
      if (!/^h[1-6]$/.test(tagName)) return
      for (const child of children) {
        const id = child.type === 'element' && child.properties.id
        if (id) headings.set(String(id), String(properties.id))
      }
    })
    for (const [old, now] of Object.entries(frontMatter.movedAnchors)) {
      assert.equal(headings.get(old), now, `${route.id}#${old}`)
      count += 1
    }
  }
  assert.ok(count > 100, `only ${count} former anchors were found`)
})
