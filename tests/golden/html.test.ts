import assert from 'node:assert/strict'
import test from 'node:test'
import { readDocs } from '../site/read-docs.ts'
import { toExampleKey } from '../../plugins/example/render-examples.ts'
import { findHtmlMistakes } from '../site/find-html-mistakes.ts'

const docs = await readDocs()

/**
 * Returns a page around HTML exactly as rendered. The pages of the site have passed through a
 * parser, which repairs HTML.
 */
const toPage = (html: string, headings = '<h1>A</h1><h2>A</h2>') => `<!DOCTYPE html>
<html lang="en"><head><title>A</title></head><body>${headings}
${html}
</body></html>
`

for (const { route, examples } of docs.pages) {
  if (!examples.length) continue
  test(`renders valid HTML, before a parser repairs it, in every example of ${route.title}`, async () => {
    for (const example of examples) {
      const html = docs.examples.get(toExampleKey(example))
      assert.ok(html, example.id)
      // Blocks and examples as large as a screen are the whole content of a page, with its headings.
      const isWhole = example.application || example.layout === 'screen'
      const page = isWhole ? toPage(html, '') : toPage(html)
      assert.deepEqual(await findHtmlMistakes(page), [], example.id)
    }
  })
}

test('finds what a parser would repair', async () => {
  for (const html of ['<p>A<div>B</div></p>', '<ul><p>A</p></ul>', '<b id="a"></b><i id="a"></i>']) {
    assert.notDeepEqual(await findHtmlMistakes(toPage(html)), [], html)
  }
})
