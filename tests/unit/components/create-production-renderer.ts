import { Edge } from 'edge.js'
import { readComponentFiles, readComponentClasses } from '../../../engine/io/component-files.ts'
import { tagsPlugin } from '../../../engine/tags/index.ts'

/** An Edge instance with the components as a deployed application has them: nothing is refused. */
export async function createProductionRenderer(): Promise<Edge> {
  const classes = await readComponentClasses('kit')
  const plugin = tagsPlugin({
    namespace: 'kit',
    directory: `${process.cwd()}/kit/components`,
    listComponents: () => readComponentFiles('kit').map(({ path }) => path),
    classes,
    production: true,
  })
  return Edge.create({ cache: true }).use(plugin, { recurring: true })
}
