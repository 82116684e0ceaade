import { resolve } from 'node:path'
import { Edge } from 'edge.js'
import { readComponentFiles, readComponentClasses } from '@kit-edge/engine/io/component-files.ts'
import { tagsPlugin, type TagsPluginOptions } from '@kit-edge/engine/tags'
import type { Library } from '@kit-edge/engine/schema/library.ts'

/**
 * An Edge instance that knows the tags of a library, as an application would have it.
 * @param options defaults of props, and who takes notice of what is deprecated
 */
export async function createRenderer(
  folder: string,
  { library }: { library: Pick<Library, 'namespace'> },
  options: Pick<TagsPluginOptions, 'config' | 'warn'> = {},
): Promise<Edge> {
  const edge = Edge.create({ cache: true })
  const classes = await readComponentClasses(folder)
  const components = readComponentFiles(folder).map(({ path }) => path)
  edge.use(
    tagsPlugin({
      namespace: library.namespace,
      directory: resolve(folder, 'components'),
      listComponents: () => components,
      classes,
      ...options,
    }),
    { recurring: true },
  )
  return edge
}
