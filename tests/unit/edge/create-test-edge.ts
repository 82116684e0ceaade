import { Edge } from 'edge.js'
import { fileURLToPath } from 'node:url'
import { tagsPlugin, type TagsPluginOptions } from '../../../kit/src/edge/index.ts'

const directory = fileURLToPath(new URL('../../golden/tags/components', import.meta.url))

/** Creates an Edge with the golden cases' components, and more in-memory ones by dotted name. */
export function createTestEdge(
  options: Partial<TagsPluginOptions> & {
    cache?: boolean
    components?: Record<string, string>
  } = {},
): Edge {
  const { cache = true, components = {}, ...rest } = options
  const edge = Edge.create({ cache })
  for (const [name, template] of Object.entries(components)) {
    edge.registerTemplate(`kit::${name.replaceAll('.', '/')}`, { template })
  }
  const listComponents = () => ['button', 'card', 'card.title', 'icon', ...Object.keys(components)]
  return edge.use(tagsPlugin({ namespace: 'kit', directory, listComponents, ...rest }), {
    recurring: true,
  })
}
