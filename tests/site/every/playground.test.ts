import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { toBasePath } from '../../../engine/catalog/urls.ts'
import { toExampleHtml } from '../../../plugins/example/to-example-html.ts'
import { limits } from '../../../plugins/playground/limits.ts'
import { openRenderer } from '../open-renderer.ts'
import { readDist } from '../read-dist.ts'
import { tested } from '../sites.ts'

for (const site of tested('kit', 'acme', 'acmeBased')) {
  describe(`the playground of ${site}`, async () => {
    const files = await readDist(site)
    const read = (path: string) => files.get(path)!.toString('utf8')
    const base = toBasePath(JSON.parse(read('/components.json')).library)
    const examples = [...files.keys()].filter((path) => /^\/preview\/.*\.json$/.test(path))
    const renderer = await openRenderer(read)
    test.after(() => renderer.close())

    test('renders every example of the documentation as the site does', async () => {
      assert.ok(examples.length >= (site === 'kit' ? 300 : 2), `${examples.length} examples`)
      for (const path of examples) {
        const page = path.replace(/\.json$/, '')
        const reply = await renderer.render(JSON.parse(read(path)))
        assert.ok(reply.type === 'html', `${path}: ${JSON.stringify(reply)}`)
        // Far from the limits, which the frame would count itself.
        assert.ok(reply.html.length < limits.result / 2, path)
        assert.ok(reply.html.split(/<\w/).length < limits.elements / 2, path)
        const shown = toExampleHtml(reply.html, page.split('/').at(-1)!, base)
        // The page around it was parsed once more.
        const html = read(`${page}.html`)
        assert.ok(
          html.includes(shown) || html.includes(toHtml(fromHtml(shown, { fragment: true }))),
          `${path}: ${reply.html}`,
        )
      }
    })

    test('renders for no page of another site', async () => {
      const order: string[] = []
      const request = { code: '<p>Hello</p>', state: {} }
      void renderer.render(request, 'https://evil.test').then(() => order.push('other'))
      order.push((await renderer.render(request)).type)
      order.push((await renderer.render(request)).type)
      assert.deepEqual(order, ['html', 'html'])
    })

    test('finds no problems in the examples', async () => {
      for (const path of examples) {
        const { code } = JSON.parse(read(path))
        const reply = await renderer.check(code)
        assert.ok(reply.type === 'problems')
        assert.deepEqual(reply.problems, [], path)
      }
    })
  })
}
