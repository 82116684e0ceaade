import assert from 'node:assert/strict'
import test from 'node:test'
import { visit } from 'unist-util-visit'
import { parseHtml } from './parse-html.ts'
import { readDistText } from './read-dist.ts'
import { readDocs } from './read-docs.ts'

test('keeps each former anchor of a page in the heading that replaces it', async () => {
  const { pages } = await readDocs()
  let count = 0
  for (const { route, frontMatter } of pages) {
    if (!frontMatter.movedAnchors) continue
    const html = parseHtml(await readDistText('kit', `${route.id}.html`))
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
