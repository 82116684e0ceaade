import assert from 'node:assert/strict'
import test from 'node:test'
import { openSite } from '../../plugins/shared/live-site.ts'
import { findHtmlMistakes } from '../site/find-html-mistakes.ts'

const live = openSite('.')
await live.read()

/** A page around HTML as it is rendered: that of the site has been through a parser, which mends. */
const toPage = (html: string) => `<!DOCTYPE html>
<html lang="en"><head><title>A</title></head><body><h1>A</h1><h2>A</h2>
${html}
</body></html>
`

for (const { title, examples } of live.site.catalog.components) {
  test(`every example of ${title} is valid HTML before a parser mends it`, async () => {
    for (const { title, code } of examples) {
      assert.deepEqual(await findHtmlMistakes(toPage(live.examples.get(code)!)), [], title)
    }
  })
}

test('what a parser would mend is found', async () => {
  for (const html of ['<p>A<div>B</div></p>', '<ul><p>A</p></ul>', '<b id="a"></b><i id="a"></i>']) {
    assert.notDeepEqual(await findHtmlMistakes(toPage(html)), [], html)
  }
})
