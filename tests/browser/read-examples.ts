import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { prefixIds } from '../../plugins/markdown/prefix-ids.ts'
import { openSite } from '../../plugins/shared/live-site.ts'
import { toExampleKey } from '../../plugins/shared/to-example-key.ts'

/** The live examples of every component as HTML, with ids that no other example has. */
export async function readExamples() {
  const live = openSite('.')
  await live.read()
  return live.site.pages.flatMap(({ route: { component, title }, previews }) => {
    if (!component) return []
    const examples = previews.map((preview) => {
      const html = live.examples.get(toExampleKey(preview))
      if (!html) throw new Error(`Cannot find the HTML of the example ${preview.id}.`)
      const tree = fromHtml(html, { fragment: true })
      prefixIds(tree, `${preview.id}-`)
      return { id: preview.id, title: preview.title, html: toHtml(tree) }
    })
    return [{ name: component, title, examples }]
  })
}
