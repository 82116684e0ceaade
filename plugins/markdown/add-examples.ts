import type { Code, Root } from 'mdast'
import { walk } from '../../kit/src/markdown/walk.ts'
import { isExample, type PageExample } from '../../kit/src/site/list-examples.ts'
import type { LiveSite } from '../shared/live-site.ts'
import { toExample } from './to-example.ts'
import { toFragment } from './to-fragment.ts'

/** Turns the fences of live examples of an MDX page into figures. */
export async function addExamples(
  tree: Root,
  live: LiveSite,
  previews: PageExample[],
): Promise<void> {
  const nodes: Code[] = []
  walk(tree, 'code', (node) => {
    if (isExample(node.lang, node.meta)) nodes.push(node)
  })
  await Promise.all(
    nodes.map(async (node, index) => {
      const { tagName, properties, children } = await toExample(live, previews[index]!, toFragment)
      // A code block would be wrapped in `<pre>`; a node of an unknown type is what its data says.
      const data = { hName: tagName, hProperties: properties, hChildren: children }
      Object.assign(node, { type: 'example', data })
    }),
  )
}
