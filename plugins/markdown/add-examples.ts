import type { Code, Root } from 'mdast'
import { walk } from '../../kit/src/markdown/walk.ts'
import { isPreview, type Preview } from '../../kit/src/site/list-previews.ts'
import type { LiveSite } from '../shared/live-site.ts'
import { toExample } from './to-example.ts'

/** Turns the fences of live examples into figures, rendered above their code. */
export async function addExamples(
  tree: Root,
  live: LiveSite,
  { previews, mdx }: { previews: Preview[]; mdx: boolean },
): Promise<void> {
  const nodes: Code[] = []
  walk(tree, 'code', (node) => {
    if (isPreview(node.lang, node.meta)) nodes.push(node)
  })
  await Promise.all(
    nodes.map(async (node, index) => {
      const data = await toExample(live, previews[index]!, { mdx })
      // A code block would be wrapped in `<pre>`; a node of an unknown type is what its data says.
      Object.assign(node, { type: 'example', data })
    }),
  )
}
