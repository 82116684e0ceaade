import { Edge } from 'edge.js'
import { readComponentFiles, readComponentClasses } from '../../../engine/io/component-files.ts'
import { tagsPlugin } from '../../../engine/tags/index.ts'

/**
 * Returns an Edge instance with the components in production mode, which rejects nothing.
 * @param options.cache whether it caches the output of tags
 */
export async function createProductionRenderer({ cache = true } = {}): Promise<Edge> {
  const classes = await readComponentClasses('kit')
  const plugin = tagsPlugin({
    namespace: 'kit',
    directory: `${process.cwd()}/kit/components`,
    listComponents: () => readComponentFiles('kit').map(({ path }) => path),
    classes,
    production: true,
    cache,
  })
  return Edge.create({ cache: true }).use(plugin, { recurring: true })
}
