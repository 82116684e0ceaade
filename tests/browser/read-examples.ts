import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { prefixIds } from '../../plugins/markdown/prefix-ids.ts'
import { openSite } from '../../plugins/shared/live-site.ts'

/** The live examples of every component as HTML, with ids that no other example has. */
export async function readExamples() {
  const live = openSite('.')
  await live.read()
  const { components } = live.site.catalog
  return components.map(({ name, title, examples }) => ({
    name,
    title,
    examples: examples.map(({ id, title, code }) => {
      const tree = fromHtml(live.examples.get(code)!, { fragment: true })
      prefixIds(tree, `${id}-`)
      return { id, title, html: toHtml(tree) }
    }),
  }))
}
