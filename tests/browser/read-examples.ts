import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { prefixIds } from '../../plugins/example/prefix-ids.ts'
import { openSite } from '../../plugins/content/open-site.ts'
import { toExampleKey } from '../../plugins/example/render-example.ts'

/** The live examples of every component as HTML, with ids that no other example has. */
export async function readExamples() {
  const docs = await openSite('.').read()
  return docs.pages.flatMap(({ route: { component, title }, previews }) => {
    if (!component) return []
    const examples = previews.map((preview) => {
      const html = docs.examples.get(toExampleKey(preview))
      if (!html) throw new Error(`Cannot find the HTML of the example ${preview.id}.`)
      const tree = fromHtml(html, { fragment: true })
      prefixIds(tree, `${preview.id}-`)
      return { id: preview.id, title: preview.title, html: toHtml(tree) }
    })
    return [{ name: component, title, examples }]
  })
}
