import { Edge } from 'edge.js'
import { readComponentFiles } from '../../../kit/io/read-component-files.ts'
import { readComponentClasses } from '../../../kit/io/read-component-classes.ts'
import { tagsPlugin } from '../../../kit/src/edge/index.ts'

/** An Edge instance with the components as a deployed application has them: nothing is refused. */
export async function createProductionRenderer(): Promise<Edge> {
  const classes = await readComponentClasses('kit')
  const plugin = tagsPlugin({
    namespace: 'kit',
    directory: `${process.cwd()}/kit/components`,
    listComponents: () => readComponentFiles('kit').map(({ name }) => name),
    classes,
    production: true,
  })
  return Edge.create({ cache: true }).use(plugin, { recurring: true })
}
