import { Edge } from 'edge.js'
import { fileURLToPath } from 'node:url'
import { readComponentFiles } from '../../../engine/io/component-files.ts'
import { tagsPlugin, type TagsPluginOptions } from '../../../engine/tags/index.ts'

const folder = fileURLToPath(new URL('../../golden/tags', import.meta.url))
const names = readComponentFiles(folder).map(({ path }) => path)

/** Creates an Edge with the components of the golden cases, and in-memory ones by dotted name. */
export function createTestEdge(
  options: Partial<TagsPluginOptions> & {
    cache?: boolean
    components?: Record<string, string>
  } = {},
): Edge {
  const { cache = true, components = {}, ...rest } = options
  const edge = Edge.create({ cache }).mount(`${folder}/views`)
  for (const [name, template] of Object.entries(components)) {
    edge.registerTemplate(`kit::${name.replaceAll('.', '/')}`, { template })
  }
  const directory = `${folder}/components`
  const listComponents = () => [...names, ...Object.keys(components)]
  return edge.use(tagsPlugin({ namespace: 'kit', directory, listComponents, ...rest }), {
    recurring: true,
  })
}
